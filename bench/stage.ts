import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { TaxonService } from '#testing/taxon-service.ts'
import { freePort } from '#testing/test-server.ts'
import { portal, portalEnvironment } from '../scripts/toolchain.mjs'
import { output, pinned } from './measure.ts'

/* What every measurement stands on: the real files, databases of its own, a started portal. */

export const root = fileURLToPath(new URL('..', import.meta.url))

const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** The trade files of the reference data, in the order of their numbers. */
export function tradeFiles(): string[] {
  const folder = process.env.REFERENCE_DATA
  if (!folder) throw new Error('REFERENCE_DATA must name the folder of the real files')
  const trade = join(folder, 'cites-trade')
  return readdirSync(trade)
    .filter((file) => file.endsWith('.csv.gz'))
    .sort((a, b) => numberIn(a) - numberIn(b))
    .map((file) => join(trade, file))
}

const numberIn = (file: string): number => Number(/\d+/.exec(file)?.[0])

export interface BenchDatabase {
  url: string
  drop: () => Promise<void>
  /** Another one with the same rows; nobody may be connected to this one meanwhile. */
  copy: () => Promise<BenchDatabase>
}

/** A database of its own on the PostgreSQL server of the tests: empty, or like `template`. */
export async function newDatabase(template = 'template1'): Promise<BenchDatabase> {
  const name = `arctic_tracker_bench_${randomBytes(5).toString('hex')}`
  await onServer(`create database ${name} template ${template}`)
  const url = new URL(SERVER_URL)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer(`drop database if exists ${name} with (force)`),
    copy: () => newDatabase(name),
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Imports the real release with the command an operator uses. */
export function importTrade(environment: NodeJS.ProcessEnv): Promise<string> {
  const typed = asTyped('src/ingest/main.ts', 'cites-trade', ...tradeFiles(), '--release', '2025.1')
  return output(process.execPath, typed, environment)
}

/** What Node is started with when a command of package.json is typed. */
export const asTyped = (script: string, ...words: string[]): string[] => [
  '--import',
  join(root, 'scripts/begin-sooner.mjs'),
  '--max-semi-space-size=8',
  '--max-old-space-size=1024',
  join(root, script),
  ...words,
]

export interface StartedPortal {
  address: string
  pid: number
  stop: () => Promise<void>
}

/** Starts the portal on a core of its own and waits until it is ready. */
export async function startPortal(environment: NodeJS.ProcessEnv, core = 0): Promise<StartedPortal> {
  const port = await freePort()
  const [command, parameters] = pinned(core, process.execPath, portal)
  const child = spawn(command, parameters, {
    cwd: root,
    env: {
      ...portalEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      INATURALIST_URL: '',
      RATE_LIMIT: '1000000000',
      ...environment,
    },
  })
  const address = `http://127.0.0.1:${port}`
  await saysReady(child)
  return {
    address,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
      if (output.includes('is ready at')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`The portal ended with ${code}: ${output}`)))
  })
}

/** The id of a species by its scientific name. */
export async function idOf(address: string, name: string): Promise<string> {
  const found = (await speciesAt(address)).find(({ scientific_name }) => scientific_name === name)
  if (found === undefined) throw new Error(`${name} is not in the portal`)
  return found.id
}

/** The ids of all species. */
export const idsAt = async (address: string): Promise<string[]> =>
  (await speciesAt(address)).map(({ id }) => id)

async function speciesAt(address: string): Promise<{ id: string; scientific_name: string }[]> {
  const answer = await fetch(`${address}/api/species/all`)
  if (!answer.ok) throw new Error(`The list of species was answered with ${answer.status}`)
  return answer.json()
}

/** Asks for every picture once, so that the portal of this database keeps it. */
export async function settlePictures(databaseUrl: string, { url }: TaxonService): Promise<void> {
  const portal = await startPortal({ DATABASE_URL: databaseUrl, INATURALIST_URL: url })
  try {
    for (const id of await idsAt(portal.address)) await read(`${portal.address}/api/species/${id}/image`)
  } finally {
    await portal.stop()
  }
}

/** Asks for a page or an answer and takes it to its end. */
export async function read(url: string): Promise<void> {
  const { status } = await bytesAt(url, {
    accept: 'text/html, application/json',
    'accept-encoding': 'gzip, deflate',
  })
  if (status !== 200) throw new Error(`${url} answered ${status}`)
}

/** What is at an address, however long the portal takes: `fetch` gives up after five minutes. */
export async function bytesAt(
  url: string,
  headers: OutgoingHttpHeaders = {},
): Promise<{ status: number | undefined; bytes: Buffer }> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, bytes: await buffer(answer) }
}
