import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Connection, openDatabase } from '#database/connect.ts'
import { goBackToPrevious } from '#database/releases/imports-changes.ts'
import { runImport } from '#ingest/run-import.ts'
import { aRelease } from '#testing/builders.ts'
import { isLongRun } from '#testing/long-run.ts'
import { createTestDatabase, describeWithServer } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/* Two releases that take each other's place under load: whatever is read is of one of them. */

const NARWHAL = '5f289c1e-5101-458f-a5ea-a65e5c734569'
const SPECIES = `/api/species/${NARWHAL}`
const OPERATOR = { id: null, email: 'operator@example.org' }
const SWITCHES = isLongRun ? 50 : 3
const READERS = 8
/** How much is read of a release before the other takes its place. */
const READS_EACH = 4 * READERS

const ANSWERS = [
  SPECIES,
  `${SPECIES}/trade-summary`,
  `${SPECIES}/trade/file`,
  `${SPECIES}/trade/view`,
  `${SPECIES}/trade?group=year`,
  `${SPECIES}/trade/flows?of=records`,
  `${SPECIES}/trade/trends`,
  `${SPECIES}/trade/screening`,
  `${SPECIES}/trade/ledgers`,
  '/api/countries',
  '/api/countries/GL',
  '/api/dataset-releases',
  '/api/trade-releases',
  '/data/cites-trade/2024.1/monodon-monoceros.parquet',
  '/data/cites-trade/2025.1/monodon-monoceros.parquet',
]
const PAGES = [
  '/',
  '/gallery',
  '/trade',
  '/data',
  `/species/${NARWHAL}`,
  `/species/${NARWHAL}?tab=trade`,
  `/species/${NARWHAL}/brief`,
  '/countries/GL',
]

const HEADER =
  'Id,Year,Appendix,Taxon,Class,Order,Family,Genus,Term,Quantity,Unit,Importer,Exporter,Origin,Purpose,Source,Reporter.type,Import.permit.RandomID,Export.permit.RandomID,Origin.permit.RandomID'

describeWithServer('a switch of releases under load', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let connection: Connection
  let portal: TestServer
  let folder: string

  beforeAll(async () => {
    database = await createTestDatabase('catalogue')
    folder = await mkdtemp(join(tmpdir(), 'release-switched-'))
    connection = await openDatabase({ databaseUrl: database.databaseUrl })
    await aRelease(connection.db, { dataset: 'seizures' })
    await storeRelease('2024.1', { lastYear: 2014, rows: 12 })
    await storeRelease('2025.1', { lastYear: 2016, rows: 30 })
    portal = await startTestServer({ DATABASE_URL: database.databaseUrl })
  })
  afterAll(async () => {
    await portal?.stop()
    await connection.close()
    await rm(folder, { recursive: true })
    await database.drop()
  })

  /** No row of one is in another. */
  async function storeRelease(release: string, { lastYear, rows }: { lastYear: number; rows: number }) {
    const lines = Array.from({ length: rows }, (_, row) => {
      const [partner, term] = [['DK', 'US', 'CA'][row % 3], ['tusks', 'carvings'][row % 2]]
      const [year, quantity, reporter] = [lastYear - (row % 6), rows + row, row % 4 < 2 ? 'E' : 'I']
      return `${rows * 1000 + row},${year},II,Monodon monoceros,Mammalia,Cetacea,Monodontidae,Monodon,${term},${quantity},,${partner},GL,,T,W,${reporter},,,`
    })
    const file = join(folder, 'trade_db_1.csv')
    await writeFile(file, [HEADER, ...lines, ''].join('\n'))
    const read = { source: 'cites-trade', files: [file], release, today: '2026-01-01' } as const
    expect(await runImport(connection, read)).toMatchObject({ outcome: 'stored', stored: rows })
  }
  const switchReleases = () =>
    connection.db.transaction((tx) => goBackToPrevious(tx, OPERATOR, 'cites_trade'))

  /** What an answer says, without the moments at which releases came into use. */
  const read = async (path: string) => {
    const answer = await fetch(portal.url + path, { headers: { accept: 'text/html, application/json' } })
    expect(answer.status, path).toBe(200)
    return (await answer.text())
      .replaceAll(/anew=\d+/g, 'anew')
      .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(Z|\+00(:00)?)?/g, 'MOMENT')
  }
  const readAll = async () => {
    const bodies = new Map<string, string>()
    for (const path of ANSWERS) bodies.set(path, await read(path))
    for (const path of PAGES) bodies.set(path, await read(anew(path, 0)))
    return bodies
  }

  test('no answer, file or page mixes the figures of two', {
    timeout: 60_000 + SWITCHES * 20_000,
  }, async () => {
    const later = await readAll()
    await switchReleases()
    await expect.poll(() => read('/api/trade-releases')).not.toBe(later.get('/api/trade-releases'))
    const earlier = await readAll()
    for (const path of PAGES) expect(earlier.get(path), path).not.toBe(later.get(path))

    const mixed: string[] = []
    let [reads, reading] = [0, true]
    onTestFinished(() => {
      reading = false
    })
    const paths = [...PAGES, ...ANSWERS]
    const reader = async (place: number) => {
      for (let count = place; reading; count += READERS) {
        const path = paths[Math.floor(count * 1.7) % paths.length] ?? ''
        const body = await read(ANSWERS.includes(path) ? respelled(path, count) : anew(path, count + 1))
        reads += 1
        if (body !== earlier.get(path) && body !== later.get(path)) mixed.push(path)
      }
    }
    const readers = Array.from({ length: READERS }, (_, place) => reader(place))
    for (let time = 0; time < SWITCHES; time += 1) {
      const before = reads
      await switchReleases()
      await expect.poll(() => reads, { timeout: 60_000 }).toBeGreaterThan(before + READS_EACH)
      await wait(time % 7)
    }
    reading = false
    await Promise.all(readers)
    if (isLongRun) process.stdout.write(`${JSON.stringify({ switches: SWITCHES, reads, mixed })}\n`)
    expect(mixed).toEqual([])
  })
})

/** A page that was not requested before. */
const anew = (path: string, time: number) => `${path}${path.includes('?') ? '&' : '?'}anew=${time}`

/** The letters of an id may be capitals: the same question, never asked before. */
function respelled(path: string, time: number): string {
  let left = time
  return path.replace(/[0-9a-f-]{36}/, (id) =>
    id.replaceAll(/[a-f]/g, (letter) => {
      const isCapital = left % 2 === 1
      left = Math.floor(left / 2)
      return isCapital ? letter.toUpperCase() : letter
    }),
  )
}
