import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { anyRows } from '#testing/random-trade.ts'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { combineTables } from '../trade/combined-table.ts'
import { selectRows } from '../trade/selected-rows.ts'
import { isFromSea, valueAt } from '../trade/trade-table.ts'
import { countryIndex } from './country-index.ts'
import { countryProfile } from './country-profile.ts'

const WALRUS = 'Odobenus rosmarus'
const tableOf = (narwhal: readonly RowFacts[], walrus: readonly RowFacts[] = []) =>
  combineTables([
    ['narwhal', aTradeTable(narwhal)],
    ['walrus', aTradeTable(walrus.map((row) => ({ taxon: WALRUS, ...row })))],
  ])
const profileOf = (code: string, narwhal: readonly RowFacts[], walrus: readonly RowFacts[] = []) =>
  countryProfile(tableOf(narwhal, walrus), { code, last_complete_year: 2010 })

describe('the roles of a country', () => {
  const rows = [
    { exporter: 'GL', importer: 'DK' },
    { exporter: 'GL', importer: 'XX', term: 'tusks' },
    { exporter: 'GL', importer: null, origin: 'CA' },
    { exporter: 'DK', importer: 'JP', origin: 'GL' },
    { exporter: 'DK', importer: 'GL', origin: 'XX' },
    { exporter: 'GL', importer: 'DK', source: 'X' },
  ]
  const greenland = profileOf('GL', rows, [{ exporter: 'GL', importer: 'DK' }])

  test('are counted by themselves', () => {
    expect(greenland).toMatchObject({
      as_exporter: { records: 4 },
      as_importer: { records: 1 },
      as_source: { records: 4, species: 2 },
      sent_on: { records: 1 },
    })
  })

  test('name species and terms, most records first', () => {
    expect(greenland.as_exporter.species).toEqual([
      { value: 'narwhal', records: 3 },
      { value: 'walrus', records: 1 },
    ])
    expect(greenland.as_exporter.terms).toEqual([
      { value: 'live', records: 3 },
      { value: 'tusks', records: 1 },
    ])
  })

  test('rank partners, and count what names none apart', () => {
    expect(greenland.as_exporter.partners).toMatchObject({
      ranked: [{ code: 'DK', figure: 2 }],
      not_named: 2,
      not_named_by_code: { XX: 1, '-': 1 },
    })
    expect(greenland.sent_on.partners.ranked).toEqual([{ code: 'DK', figure: 1 }])
  })

  test('leave introductions from the sea to the high seas', () => {
    expect(greenland.from_sea).toBe(1)
    expect(profileOf('DK', rows).as_importer.partners.high_seas).toBe(1)
  })

  test('a territory is not folded into a state', () => {
    expect(profileOf('DK', rows).as_exporter.records).toBe(2)
  })

  test('an unknown origin gives way to the exporter', () => {
    expect(profileOf('DK', rows).as_source.records).toBe(1)
  })
})

describe('years', () => {
  test('are those with rows, of both roles', () => {
    const { years, first_year, last_year, last_year_of_release } = profileOf('GL', [
      { year: 2001, exporter: 'GL' },
      { year: 2003, importer: 'GL' },
      { year: 2005, exporter: 'DK', origin: 'GL' },
      { year: 2009, exporter: 'DK' },
    ])
    expect(years).toEqual([
      { year: 2001, exporter: 1, importer: 0 },
      { year: 2003, exporter: 0, importer: 1 },
    ])
    expect({ first_year, last_year, last_year_of_release }).toEqual({
      first_year: 2001,
      last_year: 2005,
      last_year_of_release: 2009,
    })
  })

  test('a code that never traded has none', () => {
    expect(profileOf('AQ', [{}])).toMatchObject({
      as_exporter: { records: 0, species: [], terms: [] },
      as_importer: { records: 0 },
      as_source: { records: 0, species: 0 },
      sent_on: { records: 0 },
      years: [],
      first_year: null,
      last_year: null,
      exported: { articles: [], left_out: 0 },
    })
  })

  test('without any record there is no window', () => {
    const empty = countryProfile(combineTables([]), { code: 'GL', last_complete_year: null })
    expect(empty).toMatchObject({ last_year_of_release: null, exported: { window: null, articles: [] } })
    expect(countryIndex(combineTables([]))).toMatchObject({ records: 0, first_year: null, countries: [] })
  })
})

describe('articles exported', () => {
  const GL = { exporter: 'GL', importer: 'DK', term: 'tusks' }

  test('are of one species, term and measure each, with both ledgers beside each other', () => {
    const { articles, window, left_out } = profileOf(
      'GL',
      [
        { ...GL, quantity: 3 },
        { ...GL, quantity: 5, reporter_type: 'I' },
        { ...GL, quantity: 2, unit: 'kg' },
        { ...GL, quantity: 9, origin: 'CA' },
        { ...GL, quantity: 9, year: 2000 },
      ],
      [{ ...GL, quantity: 4 }],
    ).exported
    expect(window).toEqual({ first: 2001, last: 2010 })
    expect(left_out).toBe(1)
    expect(articles).toEqual([
      {
        species_id: 'narwhal',
        term: 'tusks',
        measure: 'number',
        rows: 2,
        exporters: 3,
        importers: 5,
        matched: 3,
        larger: 5,
        agreement: 0.6,
        lean: -0.25,
      },
      expect.objectContaining({ species_id: 'narwhal', measure: 'kg', exporters: 2, importers: 0, lean: 1 }),
      expect.objectContaining({ species_id: 'walrus', measure: 'number', exporters: 4, larger: 4 }),
    ])
  })

  test('the larger side is taken per line, not per country', () => {
    const { articles } = profileOf('GL', [
      { ...GL, quantity: 3 },
      { ...GL, importer: 'JP', quantity: 7, reporter_type: 'I' },
    ]).exported
    expect(articles).toMatchObject([{ exporters: 3, importers: 7, matched: 0, larger: 10, agreement: 0 }])
  })
})

describe('what holds of every table', () => {
  const RUNS = tries(200)
  const tables = fc.tuple(anyRows, anyRows).map(([narwhal, walrus]) => tableOf(narwhal, walrus))

  test('in each role countries, high seas and not named add up to all records', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { records, countries, high_seas, not_named } = countryIndex(table)
        expect(records).toBe(table.length)
        for (const role of ['exporter', 'importer', 'source'] as const) {
          const named = countries.reduce((sum, country) => sum + country[role], 0)
          expect(named + high_seas[role] + not_named[role]).toBe(records)
        }
      }),
      RUNS,
    )
  })

  test('the index and the pages say the same', () => {
    fc.assert(
      fc.property(tables, (table) => {
        for (const { code, ...roles } of countryIndex(table).countries) {
          const profile = countryProfile(table, { code, last_complete_year: 1992 })
          expect(roles).toEqual({
            exporter: profile.as_exporter.records,
            importer: profile.as_importer.records,
            source: profile.as_source.records,
          })
        }
      }),
      RUNS,
    )
  })

  test('every list of a role adds up to its records, and years to both roles', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('CA', 'GL', 'US'), (table, code) => {
        const profile = countryProfile(table, { code, last_complete_year: 1992 })
        for (const { records, species, terms, partners } of [
          profile.as_exporter,
          profile.as_importer,
          profile.sent_on,
        ]) {
          expect(sumOf(species)).toBe(records)
          expect(sumOf(terms)).toBe(records)
          expect(partners.named + partners.not_named + partners.high_seas).toBe(records)
        }
        expect(profile.years.reduce((sum, { exporter }) => sum + exporter, 0)).toBe(
          profile.as_exporter.records,
        )
        expect(profile.years.reduce((sum, { importer }) => sum + importer, 0)).toBe(
          profile.as_importer.records,
        )
      }),
      RUNS,
    )
  })

  test('goods of a country are its exports less those of other origins, and what others sent on', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('CA', 'GL', 'US'), (table, code) => {
        const { as_exporter, as_source, sent_on } = countryProfile(table, { code, last_complete_year: 1992 })
        const ofOthers = selectRows(table, { exporter: [code] }).rows.filter(
          (row) => !isFromSea(table, row) && valueAt(table.source_country, row) !== code,
        )
        expect(as_source.records).toBe(as_exporter.records - ofOthers.length + sent_on.records)
      }),
      RUNS,
    )
  })

  test('rows of articles and re-exports left out are the rows of the window', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { exported, years } = countryProfile(table, { code: 'GL', last_complete_year: 1991 })
        const rows = exported.articles.reduce((sum, article) => sum + article.rows, 0)
        const ofWindow = years
          .filter(({ year }) => year <= 1991)
          .reduce((sum, { exporter }) => sum + exporter, 0)
        expect(rows + exported.left_out).toBe(ofWindow)
        for (const { matched, exporters, importers, larger } of exported.articles) {
          expect(larger).toBeCloseTo(exporters + importers - matched)
        }
      }),
      RUNS,
    )
  })
})

const sumOf = (values: readonly { records: number }[]) =>
  values.reduce((sum, { records }) => sum + records, 0)
