import { sql } from 'drizzle-orm'
import { migrateDatabase } from '#database/migrate.ts'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { aRelease } from '#testing/builders.ts'
import { withDatabase } from '#testing/place.ts'
import { freePort } from '#testing/test-server.ts'
import { percentile, ratio, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { type BenchDatabase, newDatabase, read, startPortal } from './stage.ts'
import { costOfSave } from './taxa-answers.ts'
import { growCatalogue } from './taxa-catalogue.ts'
import { usedMemory } from './used-memory.ts'

/* Lists and searches of many taxa without trade records, of which the whole CITES Trade Database has about 40,000. */

const TAXA = (process.env.TAXA ?? '43,4300').split(',').map(Number)
const SPECIES = 43
const SAVES = 12
/** How much later 99 of 100 answers may come with most taxa, and how much more a save may take. */
const MOST_TIMES = 1.3

/** What readers ask, at each turn for something else. */
const ASKED: Record<string, (turn: number) => string> = {
  'Gallery, its pages': (turn) => `/api/species?page=${turn + 1}`,
  'Gallery by name': (turn) => `/api/species?order=name&language=is&page=${turn + 1}`,
  'Gallery, searched': (turn) => `/api/species?search=${wordOf(turn)}`,
  'Counts of the gallery’s filters': (turn) => `/api/species/filter-counts?search=${wordOf(turn)}`,
  Suggestions: (turn) => `/api/species/suggestions?search=${wordOf(turn)}&language=en`,
  'Search of the site': (turn) => `/api/search?search=${wordOf(turn)}&language=en`,
}
const WORDS = [
  'narwhal',
  'falcons',
  'hvalur',
  'beluga',
  'ursus maritimus',
  'sturgoen',
  'walrus',
  'Balaenidae',
]
const FEWEST_LETTERS = 3
/** What is asked for too before memory is read, so that every list and order is there. */
const HELD = [
  '/api/effectiveness?limit=50&offset=0',
  '/api/effectiveness/count?search=narwhal',
  '/api/species/names/da?limit=50',
  '/api/species?order=status',
  '/api/species?order=trade',
  '/api/species?order=name&language=no',
]

/** Another word, or more letters of one, at each turn. */
const wordOf = (turn: number): string =>
  (WORDS[turn % WORDS.length] ?? '').slice(0, FEWEST_LETTERS + Math.floor(turn / WORDS.length))

interface Size {
  taxa: number
  /** Milliseconds of each answer, right after a save and once more in other words. */
  afterSave: Record<string, number[]>
  unsaved: Record<string, number[]>
  save: { processor: number; shown: number }
  /** Of the main thread in use once all was asked. */
  heapMegabytes: number
}

/** What readers wait for and a save costs as taxa become more. */
export async function measureLists(): Promise<Finding[]> {
  const sizes: Size[] = []
  for (const taxa of TAXA) sizes.push(await measureSize(Math.ceil(taxa / SPECIES) - 1))
  return [findingOf(sizes)]
}

async function measureSize(variants: number): Promise<Size> {
  const database = await newDatabase()
  try {
    await withDatabase({ databaseUrl: database.url }, async (connection) => {
      await migrateDatabase(connection)
      await loadCatalogue(connection)
      // So that the portal simulates none at its start.
      for (const dataset of ['cites_trade', 'seizures'] as const)
        await aRelease(connection.db, { dataset, simulated: false })
      if (variants > 0) await connection.db.transaction((tx) => growCatalogue(tx, variants))
      await connection.db.execute(sql`analyze`)
    })
    const asked = await askAll(database)
    const portal = await startPortal({ DATABASE_URL: database.url })
    try {
      const save = await costOfSave(portal, database)
      const size = { taxa: SPECIES * (variants + 1), ...asked, save }
      process.stdout.write(`  ${JSON.stringify(summaryOf(size))}\n`)
      return size
    } finally {
      await portal.stop()
    }
  } finally {
    await database.drop()
  }
}

const summaryOf = ({ taxa, afterSave, unsaved, save, heapMegabytes }: Size) => ({
  taxa,
  save,
  heapMegabytes,
  ...Object.fromEntries(
    Object.keys(ASKED).map((what) => [
      what,
      [afterSave, unsaved].map((took) => percentile(took[what] ?? [], 0.5)),
    ]),
  ),
})

async function askAll({ url }: BenchDatabase): Promise<Omit<Size, 'taxa' | 'save'>> {
  const inspector = await freePort()
  const portal = await startPortal({
    DATABASE_URL: url,
    BUILD_AHEAD: 'off',
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
  })
  const afterSave: Size['afterSave'] = {}
  const unsaved: Size['unsaved'] = {}
  try {
    for (const [what, addressOf] of Object.entries(ASKED)) {
      await read(portal.address + addressOf(0))
      afterSave[what] = []
      for (let turn = 0; turn < SAVES; turn += 1) {
        await withDatabase({ databaseUrl: url }, ({ db }) =>
          db.execute(
            sql`update species set use_and_trade = ${`Saved ${what} ${turn}`} where scientific_name = 'Monodon monoceros'`,
          ),
        )
        // The notification comes within some milliseconds.
        await new Promise((resolve) => setTimeout(resolve, 50))
        afterSave[what].push((await seconds(() => read(portal.address + addressOf(turn)))) * 1000)
      }
      unsaved[what] = []
      for (let turn = SAVES; turn < SAVES * 2; turn += 1)
        unsaved[what].push((await seconds(() => read(portal.address + addressOf(turn)))) * 1000)
    }
    for (const path of HELD) await read(portal.address + path)
    return { afterSave, unsaved, heapMegabytes: (await usedMemory(inspector)).heap }
  } finally {
    await portal.stop()
  }
}

function findingOf(sizes: readonly Size[]): Finding {
  const kinds = ['afterSave', 'unsaved'] as const
  const called = { afterSave: 'first after a save', unsaved: 'built anew' }
  const each = kinds.flatMap((kind) => Object.keys(ASKED).map((what) => ({ kind, what })))
  const ofSave = ratio(sizes, ({ save }) => save.processor)
  return {
    heading: 'Lists of many taxa',
    how: `The catalogue with copies of its species under other names, without trade records, on PostgreSQL: ${TAXA.map((taxa) => taxa.toLocaleString('en')).join(' and ')} taxa. A text of one species is saved ${SAVES} times before each route is asked.`,
    measured: [
      ...each.flatMap(({ kind, what }) =>
        sizes.map((size) => ({
          what: `${what}, ${called[kind]}, half of them within, ${size.taxa.toLocaleString('en')} taxa`,
          unit: 'ms',
          runs: [percentile(size[kind][what] ?? [], 0.5)],
        })),
      ),
      ...sizes.map(({ taxa, save }) => ({
        what: `Processor of the portal after one save, ${taxa.toLocaleString('en')} taxa`,
        unit: 's',
        runs: [save.processor],
      })),
      ...sizes.map(({ taxa, heapMegabytes }) => ({
        what: `Heap of the main thread in use once all was asked, ${taxa.toLocaleString('en')} taxa`,
        unit: 'MB',
        runs: [heapMegabytes],
      })),
    ],
    goals: [
      ...each.map(({ kind, what }) => {
        const times = ratio(sizes, (size) => percentile(size[kind][what] ?? [], 0.5))
        return {
          goal: `${what}, ${called[kind]}: at most ${MOST_TIMES} times as late with most taxa`,
          met: times <= MOST_TIMES,
          value: `${times.toFixed(2)} times`,
        }
      }),
      {
        goal: `a save: at most ${MOST_TIMES} times the processor with most taxa`,
        met: ofSave <= MOST_TIMES,
        value: `${ofSave.toFixed(2)} times`,
      },
    ],
  }
}
