import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import { grownFiles } from './growth-files.ts'
import { type Measured, median, ratio, seconds, shown } from './measure.ts'
import type { Finding } from './report.ts'
import { residentMegabytes } from './resident-memory.ts'
import { type BenchDatabase, idOf, newDatabase, root, startPortal } from './stage.ts'
import { watchedCommand } from './watched-command.ts'
import { type Asking, load } from './wrk.ts'

/** 60 times the release is about what the whole CITES database holds. */
const TIMES = (process.env.GROWTH ?? '1,10,60').split(',').map(Number)
const RECORDS = 464_042
const ROUNDS = 3
const LATEST_YEAR = 2024

const SLOWEST_SHARE = 0.8
const MOST_PER_RECORD = 1.3
const MOST_MEMORY = 1.1
const LARGEST_SPECIES =
  'What is found of a species is counted from a table of all its rows, some 65 bytes each and their lines; here every species grows as the release does.'

/** One size of the trade records, with all that was measured on it. */
interface Size {
  times: number
  importSeconds: number
  importMegabytes: number
  summarySeconds: number
  serverMegabytes: number
  answers: Record<string, Answers>
  /** Milliseconds of a summary that is counted from the records while its reader waits. */
  narrowedMs: number[]
}

/** How often one answer was given. */
interface Answers {
  /** What it says before compression: more years and partners in the records are more lines in a summary. */
  bytes: number
  /** Requests per second, of each round. */
  rates: number[]
}

/** What grows with the trade records, and what must not: the release once, and again many times in other years. */
export async function measureGrowth(): Promise<Finding[]> {
  const sizes: Size[] = []
  for (const times of TIMES) sizes.push(await measureSize(times))
  return [ofAnswers(sizes), ofWork(sizes), ofMemory(sizes)]
}

async function measureSize(times: number): Promise<Size> {
  const folder = join(root, '.build/growth')
  const database = await newDatabase()
  try {
    const files = await grownFiles(folder, times)
    process.stdout.write(`  ${times} times the records: files written\n`)
    const imported = await importOf(database, files)
    process.stdout.write(`  imported in ${shown(imported.seconds)} s, ${shown(imported.megabytes)} MB\n`)
    await rm(folder, { recursive: true, force: true })
    return {
      times,
      importSeconds: imported.seconds,
      importMegabytes: imported.megabytes,
      summarySeconds: await summarise(database),
      ...(await serve(database)),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.drop()
  }
}

const importOf = (database: BenchDatabase, files: readonly string[]) =>
  watchedCommand(['src/ingest/main.ts', 'cites-trade', ...files, '--release', 'grown'], {
    DATABASE_URL: database.url,
  })

async function summarise(database: BenchDatabase): Promise<number> {
  const connection = await openDatabase({ databaseUrl: database.url })
  try {
    return await seconds(() => connection.db.transaction((tx) => refreshTradeSummaries(tx)))
  } finally {
    await connection.close()
  }
}

async function serve(
  database: BenchDatabase,
): Promise<Pick<Size, 'serverMegabytes' | 'answers' | 'narrowedMs'>> {
  const portal = await startPortal({ DATABASE_URL: database.url })
  try {
    const species = `/api/species/${await idOf(portal.address, 'Monodon monoceros')}`
    const asked: Record<string, { path: string; anew?: Asking['anew'] }> = {
      'Species, kept': { path: species },
      'Species, built anew': { path: species, anew: 'spelling' },
      'Gallery page, built anew': { path: '/api/species?size=24', anew: 'page' },
      'Trade summary, built anew': { path: `${species}/trade-summary`, anew: 'spelling' },
    }
    const answers: Size['answers'] = {}
    for (const [what, { path, anew }] of Object.entries(asked)) {
      const address = portal.address + path
      const { byteLength: bytes } = await (await fetch(address)).arrayBuffer()
      const rates: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) rates.push((await load(address, { anew })).perSecond)
      answers[what] = { bytes, rates }
    }
    const narrowed = `${portal.address}${species}/trade/view?term=tusks&end_year=`
    const narrowedMs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const took = await seconds(async () => (await fetch(narrowed + (LATEST_YEAR - round))).arrayBuffer())
      narrowedMs.push(took * 1000)
    }
    return { serverMegabytes: residentMegabytes(portal.pid), answers, narrowedMs }
  } finally {
    await portal.stop()
  }
}

const HOW = `The real release replicated with shifted years and partners, ${TIMES.map((times) => `${times} times`).join(', ')} (${TIMES.map((times) => (times * RECORDS).toLocaleString('en')).join(', ')} records), imported from files into PostgreSQL by the operator's command.`

const sizeOf = (times: number) => `${(times * RECORDS).toLocaleString('en')} records`

function ofAnswers(sizes: readonly Size[]): Finding {
  const names = Object.keys(sizes[0]?.answers ?? {})
  return {
    heading: 'Growth: answers',
    how: `${HOW} wrk on core 1, the server on core 0.`,
    measured: [
      ...names.flatMap((name) =>
        sizes.map(({ times, answers }) => ({
          what: `${name}, ${sizeOf(times)}, ${kilobytes(answers[name])} kB`,
          unit: 'requests/s',
          runs: answers[name]?.rates ?? [],
        })),
      ),
      ...sizes.map(({ times, narrowedMs }) => ({
        what: `Trade of one term that nobody asked for before, ${sizeOf(times)}`,
        unit: 'ms',
        runs: narrowedMs,
      })),
    ],
    goals: names.map((name) => {
      const share = ratio(sizes, ({ answers }) => bytesPerSecond(answers[name]))
      return {
        goal: `${name}: at least ${SLOWEST_SHARE * 100} % of the bytes per second, however many records`,
        met: share >= SLOWEST_SHARE,
        value: `${(share * 100).toFixed(0)} %`,
      }
    }),
  }
}

function ofWork(sizes: readonly Size[]): Finding {
  const perRecord = (what: string, of: (size: Size) => number) => {
    const times = ratio(sizes, (size) => of(size) / size.times)
    return {
      goal: `${what}: at most ${MOST_PER_RECORD} times as long for each record`,
      met: times <= MOST_PER_RECORD,
      value: `${times.toFixed(2)} times`,
    }
  }
  return {
    heading: 'Growth: import and summaries',
    how: HOW,
    measured: [
      ...row(sizes, 'Import', 's', ({ importSeconds }) => importSeconds),
      ...row(sizes, 'All trade summaries', 's', ({ summarySeconds }) => summarySeconds),
    ],
    goals: [
      perRecord('import', ({ importSeconds }) => importSeconds),
      perRecord('summaries', ({ summarySeconds }) => summarySeconds),
    ],
  }
}

function ofMemory(sizes: readonly Size[]): Finding {
  const flat = (what: string, of: (size: Size) => number, obstacle?: string) => {
    const times = ratio(sizes, of)
    return {
      goal: `${what}: at most ${MOST_MEMORY} times the memory`,
      met: times <= MOST_MEMORY,
      value: `${times.toFixed(2)} times`,
      obstacle,
    }
  }
  return {
    heading: 'Growth: memory',
    how: HOW,
    measured: [
      ...row(sizes, 'The import command, at its highest', 'MB', ({ importMegabytes }) => importMegabytes),
      ...row(sizes, 'The server after the loads above', 'MB', ({ serverMegabytes }) => serverMegabytes),
    ],
    goals: [
      flat('import', ({ importMegabytes }) => importMegabytes, LARGEST_SPECIES),
      flat('server', ({ serverMegabytes }) => serverMegabytes),
    ],
  }
}

const row = (sizes: readonly Size[], what: string, unit: string, of: (size: Size) => number): Measured[] =>
  sizes.map((size) => ({ what: `${what}, ${sizeOf(size.times)}`, unit, runs: [of(size)] }))

const kilobytes = (answers?: Answers) => shown((answers?.bytes ?? Number.NaN) / 1000)

const bytesPerSecond = (answers?: Answers) =>
  answers === undefined ? Number.NaN : answers.bytes * median(answers.rates)
