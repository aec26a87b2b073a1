import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { withDatabase } from '#testing/place.ts'
import { type Measured, median, percentile, ratio, shown } from './measure.ts'
import type { Finding } from './report.ts'
import { type BenchDatabase, importTrade, newDatabase, root } from './stage.ts'
import { type Save, type Served, saveAhead, serveInTurn, WHOLE } from './taxa-answers.ts'
import { growCatalogue } from './taxa-catalogue.ts'
import { taxaFiles } from './taxa-files.ts'
import { type Watched, watchedCommand } from './watched-command.ts'

/** How many taxa each size has at least; the whole CITES Trade Database has about 40,000. */
const TAXA = (process.env.TAXA ?? '43,430').split(',').map(Number)
const SPECIES = 43

/** How much later 99 of 100 answers may come with all taxa. */
const MOST_TIMES = { cached: 1.3, saved: 2, restarted: 2, anew: 2 } as const
const STATES = {
  cached: 'cached',
  saved: 'after a save',
  restarted: 'first after a start',
  anew: 'first after an import',
} as const
type State = keyof typeof STATES
const STATES_IN_TURN = Object.keys(STATES) as State[]
/** Not 'anew': two portals on one database find each other's stored counts. */
const CONTROLLED: readonly State[] = ['cached', 'saved', 'restarted']
/** Cached answers are split into so many rounds; a pause of the machine falls into one of them. */
const ROUNDS = 5
const MOST_MEGABYTES = 600
const MOST_PER_RECORD = 1.3
const MOST_OF_A_SAVE = 1.3

/** A database with a number of taxa, imported by the operator's command. */
interface Grown {
  database: BenchDatabase
  taxa: number
  records: number
  imported: Watched
}

/** One size of the catalogue, with all that was measured on it. */
type Size = Grown & Served & { save: Save }

/** What grows with the number of taxa, and what must not. */
export async function measureTaxa(): Promise<Finding[]> {
  const original = await newDatabase()
  const all: Grown[] = []
  try {
    await importTrade({ DATABASE_URL: original.url })
    for (const taxa of TAXA) all.push(await grownTo(original, Math.ceil(taxa / SPECIES) - 1))
    const { sizes, control } = await measured(all)
    return [ofAnswers(sizes, control), ofWhole(sizes), ofWork(sizes)]
  } finally {
    for (const { database } of all) await database.drop()
    await original.drop()
  }
}

/** The control is a second portal on the database with the fewest taxa: how far two portals differ that are alike. */
async function measured(all: readonly Grown[]): Promise<{ sizes: Size[]; control: Served | undefined }> {
  const databases = all.map(({ database }) => database)
  const served = await serveInTurn([...databases, ...databases.slice(0, 1)])
  const sizes: Size[] = []
  for (const [place, grown] of all.entries()) {
    const answers = served[place]
    if (answers) sizes.push({ ...grown, ...answers, save: await saveAhead(grown.database) })
  }
  return { sizes, control: served[all.length] }
}

/** The catalogue grown, and a release for it imported. */
async function grownTo(original: BenchDatabase, variants: number): Promise<Grown> {
  const database = await original.copy()
  const folder = join(root, '.build/taxa')
  const taxa = SPECIES * (variants + 1)
  try {
    await growDatabase(database, variants)
    const files = await taxaFiles(folder, variants)
    process.stdout.write(`  ${taxa} taxa: files written\n`)
    const imported = await watchedCommand(
      ['src/ingest/main.ts', 'cites-trade', ...files, '--release', 'grown'],
      { DATABASE_URL: database.url },
    )
    process.stdout.write(`  imported in ${shown(imported.seconds)} s, ${shown(imported.megabytes)} MB\n`)
    return { database, taxa, records: await recordsIn(database), imported }
  } catch (problem) {
    await database.drop()
    throw problem
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Triggers note each row that changes, which would take most of the time; no portal is on the database yet. */
async function growDatabase({ url }: BenchDatabase, variants: number): Promise<void> {
  await withDatabase({ databaseUrl: url }, async ({ db }) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await growCatalogue(tx, variants)
    })
    await db.execute(sql`analyze`)
  })
}

const recordsIn = ({ url }: BenchDatabase): Promise<number> =>
  withDatabase({ databaseUrl: url }, async ({ db }) => {
    const { rows } = await db.execute<{ records: number }>(
      sql`select count(*)::int as records from cites_trade_records`,
    )
    return rows[0]?.records ?? 0
  })

const HOW = `The real release and, after each of its records, copies under the names of other taxa: ${TAXA.map((taxa) => taxa.toLocaleString('en')).join(' and ')} taxa whose records are spread as those of the whole CITES Trade Database (814,511 of the largest, about 370 of the one in the middle), imported by the operator's command into PostgreSQL, each taxon with the texts, names, listings and assessments of a real species. Routes are asked for the real species, one request after the other, at the portals of all sizes in turn.`

const sizeOf = ({ taxa, records }: Size) =>
  `${taxa.toLocaleString('en')} taxa, ${records.toLocaleString('en')} records`

/** Milliseconds within which 99 of 100 answers come; of cached ones in the median of the rounds. */
function p99(served: Served | undefined, state: State, route: string): number {
  const took = served?.[state][route] ?? []
  const ofRound = Math.ceil(took.length / (state === 'cached' ? ROUNDS : 1))
  const rounds = Array.from({ length: Math.ceil(took.length / ofRound) }, (_, round) =>
    took.slice(round * ofRound, (round + 1) * ofRound),
  )
  return median(rounds.map((one) => percentile(one, 0.99)))
}

/** How late the kinds of answer are that come later than allowed, and how many of all those are. */
function ofAnswers(sizes: readonly Size[], control: Served | undefined): Finding {
  const routesIn = (state: State) => Object.keys(sizes[0]?.[state] ?? {})
  const beyond = (state: State) =>
    routesIn(state).filter((route) => ratio(sizes, (size) => p99(size, state, route)) > MOST_TIMES[state])
  const beyondInControl = (state: State) =>
    routesIn(state).filter(
      (route) => p99(control, state, route) > MOST_TIMES[state] * p99(sizes[0], state, route),
    )
  return {
    heading: 'Taxa: answers',
    how: `${HOW} After a start, what a portal builds ahead whatever its species is asked for first. Cached answers are told by the median of ${ROUNDS} rounds. Kinds of route are named that come later than allowed. A second portal on the smallest database is the control: how many kinds are beyond a limit there is noise of the machine.`,
    measured: STATES_IN_TURN.flatMap((state) =>
      beyond(state).flatMap((route) =>
        sizes.map((size) => ({
          what: `${route}, ${STATES[state]}, 99 of 100 within, ${sizeOf(size)}`,
          unit: 'ms',
          runs: [p99(size, state, route)],
        })),
      ),
    ),
    goals: STATES_IN_TURN.map((state) => {
      const [all, late] = [routesIn(state).length, beyond(state).length]
      const noise = CONTROLLED.includes(state)
        ? `; ${all - beyondInControl(state).length} in the control`
        : ''
      return {
        goal: `every kind of route, ${STATES[state]}: 99 of 100 at most ${MOST_TIMES[state]} times as late with most taxa`,
        met: late === 0,
        value: `${all - late} of ${all} kinds${noise}`,
      }
    }),
  }
}

const ofWhole = (sizes: readonly Size[]): Finding => ({
  heading: 'Taxa: what holds all of them',
  how: `${HOW} Before compression, built anew.`,
  measured: WHOLE.flatMap((path) =>
    sizes.flatMap((size) => [
      { what: `${path}, ${sizeOf(size)}`, unit: 'kB', runs: [size.whole[path]?.kilobytes ?? Number.NaN] },
      { what: `${path}, ${sizeOf(size)}`, unit: 'ms', runs: [size.whole[path]?.ms ?? Number.NaN] },
    ]),
  ),
  goals: [],
})

function ofWork(sizes: readonly Size[]): Finding {
  const row = (what: string, unit: string, of: (size: Size) => number): Measured[] =>
    sizes.map((size) => ({ what: `${what}, ${sizeOf(size)}`, unit, runs: [of(size)] }))
  const most = (what: string, of: (size: Size) => number) => {
    const megabytes = Math.max(...sizes.map(of))
    return {
      goal: `${what}: at most ${MOST_MEGABYTES} MB`,
      met: megabytes <= MOST_MEGABYTES,
      value: `${shown(megabytes)} MB`,
    }
  }
  const perRecord = ratio(sizes, ({ imported, records }) => imported.seconds / records)
  const ofSave = ratio(sizes, ({ save }) => save.processor)
  return {
    heading: 'Taxa: imports, saves and memory',
    how: HOW,
    measured: [
      ...row('Import', 's', ({ imported }) => imported.seconds),
      ...row('Processor of the import command', 's', ({ imported }) => imported.processor),
      ...row('The import command, at its highest', 'MB', ({ imported }) => imported.megabytes),
      ...row('Processor of the portal after one save', 's', ({ save }) => save.processor),
      ...row('Until the species shows a save', 's', ({ save }) => save.shown),
      ...row('The server after it was asked, all counted anew', 'MB', (size) => size.serverMegabytes),
      ...row('The server after it was asked, started again', 'MB', (size) => size.restartedMegabytes),
    ],
    goals: [
      {
        goal: `import: at most ${MOST_PER_RECORD} times as long for each record`,
        met: perRecord <= MOST_PER_RECORD,
        value: `${perRecord.toFixed(2)} times`,
      },
      most('import', ({ imported }) => imported.megabytes),
      most('server, all counted anew', ({ serverMegabytes }) => serverMegabytes),
      most('server, started again', ({ restartedMegabytes }) => restartedMegabytes),
      {
        goal: `a save: at most ${MOST_OF_A_SAVE} times the processor with most taxa`,
        met: ofSave <= MOST_OF_A_SAVE,
        value: `${ofSave.toFixed(2)} times`,
      },
    ],
  }
}
