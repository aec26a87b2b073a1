import { expect, test } from 'vitest'
import type { CatalogueRow } from '#domain/bulk/catalogue-csv.ts'
import { CATALOGUE_TABLES, publishedTable } from '#domain/bulk/catalogue-tables.ts'
import type { TableName } from '#domain/bulk/codebook.ts'
import { aCatch, aCommonName, aCountry, aReference, aReservation, aSpecies } from '#testing/builders.ts'
import { sortedRows } from '#testing/sorted-rows.ts'
import { describeOnBothEngines, describeWithCatalogue } from '#testing/test-database.ts'
import type { Reader } from '../access.ts'
import { hasMoreRows, readCatalogueRows } from './catalogue-queries.ts'

/** Each is in another place for a language, for code units of UTF-16, for an engine that leaves out signs, or for none. */
const DIFFICULT = [
  'a',
  'A',
  'z',
  'Ä',
  'a\u0308',
  'é',
  'ø',
  'Þ',
  '',
  ' ',
  ' a',
  'a b',
  'ab',
  'a-b',
  "a'b",
  'a"b',
  'a\\b',
  '10',
  '9',
  '-1',
  '%',
  'ﬁsh',
  '\uE000',
  '\uFFFD',
  '𠮷',
  '🐋',
  '熊',
  'ᓇᓄᖅ',
  'медведь',
  '\u200Ba',
]

function tableOf(name: TableName) {
  const table = publishedTable(name)
  if (table === undefined) throw new Error(`No table ${name} is published`)
  return table
}

/** The rows as they come, some at a time, beside the same in the order of their values. */
async function bothOrders(db: Reader, name: TableName, rowsAtOnce: number) {
  const table = tableOf(name)
  const rows: CatalogueRow[] = []
  for await (const some of readCatalogueRows(db, table, rowsAtOnce)) {
    expect(some.length).toBeLessThanOrEqual(rowsAtOnce)
    rows.push(...some)
  }
  const shown = (some: readonly CatalogueRow[]) =>
    some.map((row) => [...table.order, 'id'].map((key) => row[key]))
  return { found: shown(rows), expected: shown(sortedRows(table.order, rows)), count: rows.length }
}

describeOnBothEngines('rows of the catalogue in their order', (connection) => {
  test('texts are sorted by code points, alike ones by what follows', async () => {
    const { db, reader } = connection()
    const names = DIFFICULT.filter((name) => name.trim() !== '')
    // Of a species of its own, since several of them are the same name to the key of names.
    for (const name of [...names.toReversed(), ...names.slice(0, 9)]) {
      const { id } = await aSpecies(db)
      await aCommonName(db, id, { name, language: 'other', iso_639: 'kal' })
      await aCommonName(db, id, { name, language: 'en' })
    }
    for (const rowsAtOnce of [1, 7, 2000]) {
      const { found, expected, count } = await bothOrders(reader, 'common_names', rowsAtOnce)
      expect(found).toEqual(expected)
      expect(count).toBe(2 * (names.length + 9))
    }
  })

  test('numbers are sorted by size, and what is missing comes first, like an empty text', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    for (const [at, title] of [...DIFFICULT, '', 'a', 'a'].entries()) {
      await aReference(db, id, { title, year: [null, 2010, 900, -5, 0][at % 5] ?? null })
    }
    const { id: country_id } = await aCountry(db, 'QX')
    for (const [at, season] of [null, '', '2010/11', 'A', 'a', null, '2009/10'].entries())
      for (const place of [null, country_id])
        await aCatch(db, id, { country_id: place, season, year: season ? [2010, null][at % 2] : 1999 + at })
    for (const start_date of ['1986-01-01', '2023-12-31', '0900-05-05'])
      for (const appendix of ['I', 'II'] as const)
        await aReservation(db, id, { start_date, country_id, appendix })
    for (const name of ['references', 'catch_records', 'cites_reservations'] as const)
      for (const rowsAtOnce of [1, 5, 2000]) {
        const { found, expected, count } = await bothOrders(reader, name, rowsAtOnce)
        expect(found).toEqual(expected)
        expect(count).toBeGreaterThan(3)
      }
  })

  test('a row that comes or goes while others are read moves none of them', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    for (const name of ['Qa', 'Qc', 'Qe', 'Qg']) await aCommonName(db, id, { name })
    const names: unknown[] = []
    for await (const [row] of readCatalogueRows(reader, tableOf('common_names'), 1)) {
      if (row?.species_id !== id) continue
      names.push(row.name)
      if (row.name === 'Qc') for (const name of ['Qb', 'Qf']) await aCommonName(db, id, { name })
    }
    expect(names).toEqual(['Qa', 'Qc', 'Qe', 'Qf', 'Qg'])
  })

  test('tell whether there are more than some', async () => {
    const { db, reader } = connection()
    await aSpecies(db)
    const count = (await bothOrders(reader, 'species', 2000)).count
    expect(await hasMoreRows(reader, 'species', count - 1)).toBe(true)
    expect(await hasMoreRows(reader, 'species', count)).toBe(false)
  })
})

describeWithCatalogue('rows of every table of the catalogue', (connection) => {
  test.each(CATALOGUE_TABLES.map(({ name }) => name))('%s come in their order', async (name) => {
    const { found, expected } = await bothOrders(connection().reader, name, 100)
    expect(found).toEqual(expected)
  })
})
