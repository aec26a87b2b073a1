import { get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { output, pinned } from './measure.ts'

/* Load from wrk on core 1, against one server at a time on core 0. */

export const CONNECTIONS = 32
export const SECONDS = 4

const NEVER_ASKED = fileURLToPath(new URL('./never-asked.lua', import.meta.url))

interface Load {
  /** Requests per second. */
  perSecond: number
  /** Milliseconds within which 99 of 100 requests were answered. */
  p99: number
}

export interface Asking {
  headers?: Readonly<Record<string, string>>
  /** What is different in every request, so that nothing kept can answer it: the spelling of the id, or the page. */
  anew?: 'spelling' | 'page' | undefined
  /** A script of wrk that makes the requests. */
  script?: string
  connections?: number
}

/** How many requests a server answers when 32 visitors, or as many as there are connections, ask without a pause; throws when one answer is not right. */
export async function load(
  url: string,
  { headers = {}, anew, script = anew && NEVER_ASKED, connections = CONNECTIONS }: Asking = {},
): Promise<Load> {
  const [command, parameters] = pinned(1, 'wrk', [
    '-t1',
    `-c${connections}`,
    `-d${SECONDS}s`,
    '--latency',
    ...Object.entries({ 'Accept-Encoding': 'br', ...headers }).flatMap(([name, value]) => [
      '-H',
      `${name}: ${value}`,
    ]),
    ...(script ? ['-s', script] : []),
    url,
    ...(anew ? ['--', anew, String(Date.now())] : []),
  ])
  const printed = await output(command, parameters)
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`Not every answer was right: ${printed}`)
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]),
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
  }
}

/** The bytes as they travel, still compressed. */
export function bytesOf(url: string): Promise<{ body: Buffer; type: string; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(
      url,
      { headers: { 'accept-encoding': 'br', accept: 'text/html, application/json' } },
      async (response) => {
        const body = Buffer.concat(await response.toArray())
        const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
        else resolve({ body, type, encoding })
      },
    ).on('error', reject)
  })
}
