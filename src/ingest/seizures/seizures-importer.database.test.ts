import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { listReleasesOf } from '#database/releases/releases-queries.ts'
import {
  dataset_releases,
  illegal_trade_products,
  illegal_trade_seizures,
  species,
} from '#database/schema/index.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { runImport } from '../run-import.ts'
import { simulateSeizures } from '../simulated/simulate-seizures.ts'

const made = (...names: string[]) =>
  names.map((name) => join(import.meta.dirname, 'fixtures', `made-up-${name}.csv`))
/** As the published set has them: that of common names holds no seizures. */
const PUBLISHED = made(
  '01_taxa_use_combos',
  '02_gbif_taxonomic_key',
  '04_db_generic_common_names',
  '05_use_search_words',
)
/** The databases of the plain table. */
const IN_PLAIN = ['customs', 'police']
const today = '2026-11-21'

describeWithCatalogue('seizure tables', (connection) => {
  beforeAll(async () => {
    await simulateSeizures(connection())
  })

  const stored = () =>
    connection()
      .db.select({
        name: species.scientific_name,
        product: illegal_trade_products.product_name,
        code: illegal_trade_products.product_code,
        country: illegal_trade_seizures.country_code,
        year: illegal_trade_seizures.seizure_year,
        date: illegal_trade_seizures.seizure_date,
        quantity: illegal_trade_seizures.quantity,
        unit: illegal_trade_seizures.unit,
        database: illegal_trade_seizures.source_database,
      })
      .from(illegal_trade_seizures)
      .innerJoin(species, eq(species.id, illegal_trade_seizures.species_id))
      .leftJoin(illegal_trade_products, eq(illegal_trade_products.id, illegal_trade_seizures.product_type_id))
      .orderBy(
        asc(species.scientific_name),
        asc(illegal_trade_products.product_name),
        asc(illegal_trade_seizures.source_database),
      )

  test('the published tables are matched by exact names, synonyms and the taxonomic key alone', async () => {
    const report = await runImport(connection(), {
      source: 'seizures',
      files: PUBLISHED,
      skipInvalid: true,
      today,
    })
    expect(report).toMatchObject({
      outcome: 'stored',
      read: 8,
      stored: 5,
      left_aside: [expect.stringContaining('04_db_generic_common_names')],
    })
    expect(report.skipped).toEqual([
      { name: 'Ursus arctos', rows: 1 },
      { name: 'Ursus', rows: 1 },
    ])
    expect(report.refused).toMatchObject([
      { line: 9, column: 'standardized_use_type', reason: 'it is empty' },
    ])

    expect(await stored()).toMatchObject([
      { name: 'Nyctea scandiaca', product: 'feather', code: 'u_id_904', database: 'cites', year: null },
      { name: 'Nyctea scandiaca', product: 'live', code: 'u_id_903', database: 'cites' },
      { name: 'Nyctea scandiaca', product: 'skin', code: 'u_id_902', database: 'lemis' },
      { name: 'Odobenus rosmarus', product: 'tusk', code: 'u_id_901', quantity: null, date: null },
      { name: 'Ursus maritimus', product: 'skin', code: 'u_id_902', country: null },
    ])
  })

  test('the simulation has gone, its products too', async () => {
    const [release] = await connection()
      .db.select()
      .from(dataset_releases)
      .where(eq(dataset_releases.dataset, 'seizures'))
    expect(release).toMatchObject({ simulated: false, row_count: 5 })
    expect(await connection().db.$count(illegal_trade_products)).toBe(4)
  })

  test('a plain table keeps dates, places and quantities; what is blank stays empty', async () => {
    const files = made('plain')
    const before = await stored()
    const report = await runImport(connection(), { source: 'seizures', files, today })
    const after = await stored()
    const isInPlain = ({ database }: { database: string | null }) => IN_PLAIN.includes(database ?? '')
    // What other databases reported of the same species stays, and the dataset is both releases.
    expect(after.filter((one) => !isInPlain(one))).toEqual(before)
    expect(await listReleasesOf(connection().db, 'seizures')).toMatchObject([
      { title: 'Seizure records', row_count: 4 },
      { title: 'Seizure records, Stringham et al. 2021', row_count: 5 },
    ])
    expect(report).toMatchObject({
      outcome: 'stored',
      read: 5,
      stored: 4,
      skipped: [{ name: 'Haliaeetus albicilla', rows: 1 }],
      unknown: [{ column: 'country', reported: 'QQ' }],
    })
    expect(after.filter(isInPlain)).toMatchObject([
      { name: 'Nyctea scandiaca', product: 'live', year: null, date: null, country: null, quantity: null },
      { name: 'Odobenus rosmarus', year: 2018, date: null, country: 'GL', quantity: 1.5, unit: 'kg' },
      { name: 'Ursus maritimus', product: 'skin', date: '2019-04-30', year: 2019, country: 'NO' },
      { name: 'Ursus maritimus', product: null, year: 2020, country: 'QQ' },
    ])
  })

  test('importing again changes nothing', async () => {
    const before = await stored()
    const request = { source: 'seizures' as const, files: made('plain'), today }
    const [first, second] = [await runImport(connection(), request), await runImport(connection(), request)]
    expect(second.checksum).toBe(first.checksum)
    expect(await stored()).toEqual(before)
  })

  test("a curator's record outlives an import", async () => {
    const { db } = connection()
    const [record] = await db.select().from(illegal_trade_seizures).limit(1)
    await db
      .update(illegal_trade_seizures)
      .set({ version: 2, reference: 'as the curator has it' })
      .where(eq(illegal_trade_seizures.id, record?.id ?? ''))
    await runImport(connection(), { source: 'seizures', files: PUBLISHED, skipInvalid: true, today })
    const kept = await db
      .select()
      .from(illegal_trade_seizures)
      .where(eq(illegal_trade_seizures.id, record?.id ?? ''))
    expect(kept).toMatchObject([{ reference: 'as the curator has it', dataset_release_id: null }])
  })
})
