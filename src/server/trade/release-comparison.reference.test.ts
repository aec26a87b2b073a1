import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { dataset_releases, release_country_differences, release_differences } from '#database/schema/index.ts'
import { type FilesOfSpecies, listFilesOfTwoReleases } from '#database/trade/compared-files-queries.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { type ReleaseFile, readReleaseFile } from '#database/trade/release-files-queries.ts'
import { NO_ROWS } from '#domain/releases/compare-jobs.ts'
import { differingRows } from '#domain/releases/differing-rows.ts'
import { headlineFigures } from '#domain/releases/headline-figures.ts'
import { countRows, rowDifferences } from '#domain/releases/row-difference.ts'
import { type PublishedFile, readPublishedFile } from '#domain/trade/published-file.ts'
import { recordAt } from '#domain/trade/trade-records.ts'
import { tradeView } from '#domain/trade/trade-view.ts'
import { applyDifference } from '#testing/apply-difference.ts'
import { isLongRun } from '#testing/long-run.ts'
import { loadPublishedSpecies } from '#testing/published-species.ts'
import { readPublishedTrade } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { openForManyRecords } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import type { Context } from '../access.ts'
import { compareCountry, compareReleases } from './compare-releases.ts'
import { storedDifferences } from './stored-differences.ts'

/*
 * The published release against a changed copy of it, through the files that are stored of both: some species from the
 * most records to the fewest, and every species in the long run.
 */

const SOME_TAXA = [
  'Monodon monoceros',
  'Delphinapterus leucas',
  'Nyctea scandiaca',
  'Branta ruficollis',
  'Orcinus orca',
  'Phocoena phocoena',
  'Asio flammeus',
  'Lamna nasus',
  'Rhodiola rosea',
  'Numenius borealis',
]

const LAST_COMPLETE_YEAR = 2022
/** Every so many rows, by their Id, are removed, changed in one column, or come again under another Id. */
const CHANGES = [
  sql`delete from cites_trade_records where record_id % 97 = 1`,
  sql`update cites_trade_records set quantity = quantity * 2 where record_id % 89 = 2`,
  sql`update cites_trade_records set quantity = null where record_id % 83 = 3`,
  sql`update cites_trade_records set purpose = null, exporter = 'XX' where record_id % 79 = 4`,
  sql`update cites_trade_records set import_permit = 'another' where record_id % 73 = 5`,
  sql`update cites_trade_records set record_id = -record_id where record_id % 71 = 6`,
]

describeWithReferenceData('what changed between the published release and a changed copy', () => {
  let connection: Connection
  let files: FilesOfSpecies[]

  beforeAll(async () => {
    connection = await openForManyRecords()
    const taxa = isLongRun ? [...readPublishedTrade(REFERENCE_DATA).keys()] : SOME_TAXA
    await loadPublishedSpecies(connection, REFERENCE_DATA, taxa)
    await connection.db.transaction(async (tx) => {
      for (const change of CHANGES) await tx.execute(change)
      await tx.update(dataset_releases).set({ version: '2025.2', loaded_at: new Date('2100-01-01') })
      await writeReleaseFiles(tx)
    })
    files = await listFilesOfTwoReleases(connection.db, {
      from: { release: '2025.1', covers: null },
      to: { release: '2025.2', covers: null },
    })
  })
  afterAll(() => connection?.close())

  const read = async (file: ReleaseFile | undefined): Promise<PublishedFile> =>
    file === undefined
      ? NO_ROWS
      : readPublishedFile(new Uint8Array(await readReleaseFile(connection.db, file)).buffer)

  test('applied to the rows of the one, it gives the rows of the other', async () => {
    expect(files.length).toBeGreaterThan(isLongRun ? 40 : SOME_TAXA.length - 1)
    const found = { rows: 0, added: 0, removed: 0, changed: 0, species: 0 }
    for (const { before, after, scientific_name } of files) {
      const [former, later] = [await read(before), await read(after)]
      const places = differingRows(former, later)
      const counts = countRows(former, later, places)
      expect(counts.before - counts.removed + counts.added).toBe(counts.after)
      const { rows } = rowDifferences(former, later, places)
      const applied = applyDifference(recordsOf(former), rows)
      const expected = recordsOf(later)
      expect(applied.length, scientific_name).toBe(expected.length)
      // Comparing so is faster than an expectation on each.
      const wrong = expected.findIndex(
        (record, row) => JSON.stringify(record) !== JSON.stringify(applied[row]),
      )
      if (wrong !== -1) expect(applied[wrong], scientific_name).toEqual(expected[wrong])
      expect(rows.filter(({ change, fields }) => (change === 'changed') !== fields.length > 0)).toEqual([])
      found.rows += counts.before
      found.added += counts.added
      found.removed += counts.removed
      found.changed += counts.changed
      found.species += rows.length > 0 ? 1 : 0
    }
    const [stored] = (
      await connection.db.execute<{ added: number }>(
        sql`select count(*)::int as added from cites_trade_records where record_id < 0`,
      )
    ).rows
    expect(found.added).toBe(stored?.added)
    expect(found.removed).toBeGreaterThan(found.added)
    expect(found.changed).toBeGreaterThan(0.022 * found.rows)
    // Those with the fewest records may have none that was changed.
    expect(found.species).toBeGreaterThan(0.84 * files.length)
  })

  test('it is read as it was counted, of all species and of every country, to the last letter', async () => {
    const { db } = connection
    const records = <Records>(read: (reader: typeof db) => Promise<Records>) => read(db)
    const counting = { db, records, ...tradeHere(db) } as unknown as Context
    const storing = { ...counting, differences: storedDifferences(connection, failedToStore) }
    const asked = { from: '2025.1', to: '2025.2' }
    const counted = JSON.stringify(await compareReleases(counting, asked))
    expect(JSON.stringify(await compareReleases(storing, asked))).toBe(counted)
    expect(await db.$count(release_differences)).toBe(files.length)
    const withoutFiles = { ...storing, readFile: () => Promise.reject(new Error('A file was read')) }
    expect(JSON.stringify(await compareReleases(withoutFiles, asked))).toBe(counted)
    const codes = await db
      .selectDistinct({ code: release_country_differences.country_code })
      .from(release_country_differences)
    expect(codes.length).toBeGreaterThan(100)
    for (const code of ['ZQ', ...codes.map((one) => one.code)]) {
      const read = await compareCountry(withoutFiles, { ...asked, code })
      expect(JSON.stringify(read), code).toBe(
        JSON.stringify(await compareCountry(counting, { ...asked, code })),
      )
    }
  })

  test('the figures beside it are those that the page of a species shows', async () => {
    for (const { before } of files) {
      const { table } = await read(before)
      const facts = { last_complete_year: LAST_COMPLETE_YEAR, listed_since: null, has_reservation: false }
      const view = tradeView(table, {}, facts)
      const figures = headlineFigures(table, LAST_COMPLETE_YEAR)
      const main = view.over_time[0]
      const { lower, upper, shown } = view.whole_animals
      const ofYear = main?.years.find(({ year }) => year === LAST_COMPLETE_YEAR)?.larger ?? 0
      // A main article without direct trade is not shown first.
      const isShown = view.is_main_article
      expect(figures).toMatchObject({
        records: view.rows,
        first_year: view.first_year,
        last_year: view.last_year,
        ...(isShown ? { main_article: view.article, quantity: main?.larger } : { quantity: 0 }),
        quantity_in_last_complete_year: isShown ? ofYear : 0,
        whole_animals: { lower, upper, shown },
      })
    }
  })
})

const failedToStore = (message: string) => {
  throw new Error(message)
}

const recordsOf = (file: PublishedFile) =>
  Array.from({ length: file.length }, (_, row) => recordAt(file, row))
