import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Contestant, interleaved, type Measured, median, pinned } from './measure.ts'
import { answers, startNginx } from './peers/nginx-peer.ts'
import type { Finding } from './report.ts'
import { idOf, importTrade, newDatabase, root, startPortal } from './stage.ts'
import { bytesOf, CONNECTIONS, load, SECONDS } from './wrk.ts'

const OF_BARE_FASTIFY = 0.8
const OF_NGINX = 1 / 3
const LONGER_HEAD =
  'The bare route sends a few short headers; the portal’s, for security, caching and language, are up to 1.2 kB in 18 lines, and Node checks and writes each.'

/** The three most asked answers against a bare Fastify route with the same bytes, and nginx with a file of the same size. */
export async function measureHttp(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const portal = await startPortal({ DATABASE_URL: database.url })
  const folder = await mkdtemp(join(tmpdir(), 'arctic-bench-'))
  try {
    const narwhal = await idOf(portal.address, 'Monodon monoceros')
    const targets = [
      { name: 'species answer', path: `/api/species/${narwhal}` },
      { name: 'gallery page of 24', path: '/api/species?size=24' },
      { name: 'species HTML page', path: `/species/${narwhal}` },
    ]
    const findings: Finding[] = []
    for (const [place, target] of targets.entries()) {
      findings.push(
        await measureTarget(portal.address, target, join(folder, String(place)), 3800 + 10 * place),
      )
    }
    return findings
  } finally {
    await portal.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureTarget(
  address: string,
  { name, path }: { name: string; path: string },
  folder: string,
  port: number,
): Promise<Finding> {
  const answer = await bytesOf(address + path)
  const nginx = await startNginx(folder, port, answer.body)
  const file = join(folder, 'body')
  await writeFile(file, answer.body)
  const [command, parameters] = pinned(0, process.execPath, [
    join(root, 'bench/peers/fastify-peer.ts'),
    String(port + 1),
    file,
    answer.type,
    answer.encoding,
  ])
  const bare = spawn(command, parameters)
  await answers(`http://127.0.0.1:${port + 1}/`)
  const latencies: Measured = { what: 'Portal, 99th percentile', unit: 'ms', runs: [] }
  const rate = (what: string, url: string, keep?: Measured): Contestant => ({
    what,
    unit: 'requests/s',
    run: async () => {
      const { perSecond, p99 } = await load(url)
      keep?.runs.push(p99)
      return perSecond
    },
  })
  try {
    const measured = await interleaved([
      rate('Portal', address + path, latencies),
      rate('Bare Fastify route, same bytes', `http://127.0.0.1:${port + 1}/`),
      rate('nginx, file of the same size', `http://127.0.0.1:${port}/`),
    ])
    const [portal = Number.NaN, fastify = Number.NaN, limit = Number.NaN] = measured.map(({ runs }) =>
      median(runs),
    )
    return {
      heading: `Requests per second: ${name}`,
      how: `${answer.body.length.toLocaleString('en')} bytes (${answer.encoding}), ${CONNECTIONS} connections of wrk for ${SECONDS} s on core 1, one server at a time busy on core 0, PostgreSQL with the real release.`,
      measured: [...measured, latencies],
      goals: [
        {
          goal: 'at least 80 % of the bare route',
          met: portal / fastify >= OF_BARE_FASTIFY,
          value: `${((100 * portal) / fastify).toFixed(0)} %`,
          obstacle: LONGER_HEAD,
        },
        {
          goal: 'at least a third of nginx',
          met: portal / limit >= OF_NGINX,
          value: `${((100 * portal) / limit).toFixed(0)} %`,
        },
      ],
    }
  } finally {
    bare.kill()
    nginx.stop()
  }
}
