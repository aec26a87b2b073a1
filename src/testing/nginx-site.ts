import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { findProgram } from './programs.ts'
import { freePort } from './test-server.ts'

const SITE = fileURLToPath(new URL('../../docs/examples/nginx-site.conf', import.meta.url))
const RELEASE_STORE = fileURLToPath(new URL('../../docs/examples/nginx-release-store.conf', import.meta.url))
/** The name that visitors of the example site ask for. */
export const HOST = 'arctic-tracker.example'

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface NginxSite {
  httpPort: number
  httpsPort: number
  ask: (
    path: string,
    more?: { headers?: Record<string, string>; method?: string; body?: Buffer },
  ) => Promise<Answer>
  /** The ports of the portals that were asked so far, one for each request that reached one. */
  portalsAsked: () => number[]
  /** How often the cache was of which state since the site was started: HIT, MISS, EXPIRED and what else nginx tells. */
  cacheStates: () => Promise<Map<string, number>>
  stop: () => Promise<void>
}

interface Variant {
  /** A folder, from which the example for files of releases serves. */
  releaseStore?: string
  /** Answers are cached for the five minutes that they say, as the example has it for CDNs. */
  forFiveMinutes?: boolean
}

/** The example site in front of two portals, on ports and with a certificate of its own. */
export async function startNginxSite(
  portals: readonly [number, number],
  { releaseStore, forFiveMinutes = false }: Variant = {},
): Promise<NginxSite> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-site-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  makeCertificate(folder)
  const site = readFileSync(SITE, 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${portals[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${portals[1]}`)
    .replaceAll(/listen \[::\].*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replace('listen 443', `listen 127.0.0.1:${httpsPort}`)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replace('/var/cache/nginx', folder)
    .replace('proxy_ignore_headers Cache-Control Vary;', (usual) =>
      forFiveMinutes ? 'proxy_ignore_headers Vary;' : usual,
    )
    .replace('    location / {', (first) =>
      releaseStore === undefined ? first : `${filesFrom(releaseStore)}\n${first}`,
    )
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    // Started by root, the worker would run as a user who may not read the folder.
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; worker_processes 1; pid ${folder}/nginx.pid;
error_log ${folder}/error.log; events {}
http { log_format portals '$upstream_addr $upstream_cache_status'; access_log ${folder}/portals.log portals; ${scratch}\n${site}\n}`,
  )
  const nginx = spawn(findProgram('nginx') ?? '', ['-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const gone = once(nginx, 'exit')

  const started: NginxSite = {
    httpPort,
    httpsPort,
    ask: (path, { headers = {}, method = 'GET', body } = {}) =>
      new Promise((resolve, reject) => {
        const request = ask(
          {
            port: httpsPort,
            path,
            method,
            headers: { host: HOST, ...headers },
            rejectUnauthorized: false,
            agent: false,
          },
          (response) => {
            buffer(response).then(
              (received) =>
                resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
              reject,
            )
          },
        )
        request.on('error', reject)
        request.end(body)
      }),
    portalsAsked: () =>
      [...readFileSync(join(folder, 'portals.log'), 'utf8').matchAll(/:(\d+)/g)].map(([, port]) =>
        Number(port),
      ),
    cacheStates: async () => {
      const states = new Map<string, number>()
      const lines = createInterface({ input: createReadStream(join(folder, 'portals.log')) })
      for await (const line of lines) {
        const state = line.slice(line.lastIndexOf(' ') + 1)
        states.set(state, (states.get(state) ?? 0) + 1)
      }
      return states
    },
    stop: async () => {
      nginx.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await untilItAnswers(started)
  return started
}

const filesFrom = (folder: string): string =>
  readFileSync(RELEASE_STORE, 'utf8').replace('/var/lib/arctic-tracker/release-store', folder)

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const about = [
    '-subj',
    `/CN=${HOST}`,
    '-days',
    '1',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
  ]
  execFileSync(findProgram('openssl') ?? '', ['req', '-x509', '-nodes', ...about, ...files], {
    stdio: 'ignore',
  })
}

async function untilItAnswers({ ask: askSite, stop }: NginxSite): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await askSite('/healthz').catch(() => undefined)
    if (answered !== undefined) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error('nginx did not answer')
}
