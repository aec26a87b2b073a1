import { beforeAll, describe, expect, test } from 'vitest'
import { findInFacts } from '#domain/facts/find-in-facts.ts'
import { firstTradeYears } from '#domain/facts/trade-disagreements.ts'
import { readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'
import { readCatalogueFacts } from './catalogue-facts.ts'
import { DISAGREEMENTS_FILE, reasonFor, staleReasons } from './explained-disagreements.ts'
import { countTradeYears } from './trade-years.ts'

const FOLDER = process.env.REFERENCE_DATA ?? ''
const underCi = process.env.CI === 'true'
const reasons = readCatalogueFile(DISAGREEMENTS_FILE)

describe.skipIf(FOLDER === '' && !underCi)('the trade records of the release', () => {
  let found: ReturnType<typeof readCatalogueFacts>
  beforeAll(async () => {
    found = readCatalogueFacts(undefined, await countTradeYears(FOLDER))
  })

  test('disagree with the listings only where a reason is given, and every reason is of such records', () => {
    const { facts, species } = found
    const disagreements = findInFacts(facts, species, 2026).filter(({ trade }) => trade !== null)
    expect(disagreements.filter((one) => reasonFor(one, reasons) === undefined)).toEqual([])
    expect(staleReasons(disagreements, reasons)).toEqual([])
  })

  test('begin, of each appendix, in a year with a listing in it or with a reason', () => {
    const { species } = found
    const explained = new Set(
      reasons.map(({ scientific_name, appendix, first_year }) =>
        [scientific_name, appendix, first_year].join(),
      ),
    )
    const unexplained = species.flatMap(({ species_id, listings, trade }) =>
      firstTradeYears(listings, trade ?? []).filter(
        ({ appendix, year, listing_date }) =>
          listing_date === null && !explained.has([species_id, appendix, year].join()),
      ),
    )
    expect(unexplained).toEqual([])
  })
})
