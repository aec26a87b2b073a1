import { beforeAll, expect, test } from 'vitest'
import { publishedTables } from '#testing/published-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { type CombinedTable, combineTables } from '../trade/combined-table.ts'
import { countryIndex } from './country-index.ts'
import { countryProfile } from './country-profile.ts'

/* Countries in the real release; figures were counted from its rows by another program. */

const RELEASE = { records: 464_042, last_complete_year: 2022 }

describeWithReferenceData('countries of the release', () => {
  let table: CombinedTable
  beforeAll(() => {
    table = combineTables([...publishedTables(REFERENCE_DATA)])
  })
  const profile = (code: string) => countryProfile(table, { ...RELEASE, code })

  test('exporters, high seas and not named add up to all records, and so do the other roles', () => {
    const { records, countries, high_seas, not_named } = countryIndex(table)
    expect(records).toBe(RELEASE.records)
    for (const role of ['exporter', 'importer', 'source'] as const) {
      const named = countries.reduce((sum, country) => sum + country[role], 0)
      expect(named + high_seas[role] + not_named[role]).toBe(RELEASE.records)
    }
    expect({ high_seas, not_named }).toEqual({
      high_seas: { exporter: 974, importer: 0, source: 989 },
      not_named: { exporter: 467, importer: 1155, source: 535 },
    })
  })

  test.each([
    { code: 'GL', exporter: [43_926, 22], importer: [581, 16], source: 45_875, sent_on: 1982 },
    { code: 'CA', exporter: [95_199, 40], importer: [9152, 38], source: 93_942, sent_on: 8655 },
    { code: 'DK', exporter: [6617, 29], importer: [35_934, 33], source: 5175, sent_on: 1165 },
    { code: 'SJ', exporter: [164, 5], importer: [28, 3], source: 149, sent_on: 9 },
    { code: 'SU', exporter: [179, 12], importer: [73, 13], source: 220, sent_on: 43 },
  ])('$code', ({ code, exporter, importer, source, sent_on }) => {
    const found = profile(code)
    expect([found.as_exporter.records, found.as_exporter.species.length]).toEqual(exporter)
    expect([found.as_importer.records, found.as_importer.species.length]).toEqual(importer)
    expect(found.as_source.records).toBe(source)
    expect(found.sent_on.records).toBe(sent_on)
  })

  test('most records of Greenland are of walrus, and go to Denmark', () => {
    const { as_exporter, exported } = profile('GL')
    expect(as_exporter.species[0]).toEqual({ value: 'Odobenus rosmarus', records: 14_854 })
    expect(as_exporter.partners.ranked[0]).toEqual({ code: 'DK', figure: 34_387 })
    expect(exported).toMatchObject({ window: { first: 2013, last: 2022 } })
    expect(exported.articles[0]).toMatchObject({
      species_id: 'Odobenus rosmarus',
      term: 'carvings',
      measure: 'number',
      exporters: 3318,
      importers: 98,
      larger: 3320,
    })
  })
})
