import { expect, test } from 'vitest'
import type { Finding } from '#domain/facts/find-in-facts.ts'
import type { CatalogueFact } from './catalogue-facts.ts'
import { aboveLimits, belowLimits, countByFile, countByProblem } from './fact-counts.ts'

const LISTING: Finding = {
  what: 'history_gap',
  table: 'cites_listings',
  id: 'cites-listings.csv:2',
  species_id: 'Monodon monoceros',
  record: 'II 1979-06-28',
  trade: null,
}
const TRADE: Finding = {
  ...LISTING,
  what: 'listed_after_trade',
  id: 'I',
  trade: { appendix: 'I', first_year: 1984, last_year: 1985, records: 9 },
}
const FACT: CatalogueFact = {
  file: 'cites-listings.csv',
  table: 'cites_listings',
  id: LISTING.id,
  species_id: 'Monodon monoceros',
  record: 'II 1979-06-28',
  source: 'Species+',
  checked: false,
}

test('a row counts once for each problem, each disagreement with trade on its own', () => {
  const findings: Finding[] = [
    LISTING,
    { ...LISTING, what: 'history_overlap' },
    { ...LISTING, what: 'unchecked' },
    TRADE,
    { ...TRADE, what: 'traded_while_not_listed' },
  ]
  const counts = { contradicting: 1, without_source: 0, trade_disagrees: 2, second_hand: 0, unchecked: 1 }
  expect(countByProblem(findings)).toEqual(counts)
  const files = countByFile(findings, [FACT])
  expect(files.find(({ file }) => file === 'cites-listings.csv')).toMatchObject({ rows: 1, ...counts })
  expect(files.find(({ file }) => file === 'references.csv')).toMatchObject({ rows: 0, contradicting: 0 })
})

test('counts above and below their limits are listed', () => {
  const limits = { contradicting: 0, unchecked: 3, wrong: 0 }
  expect(aboveLimits({ contradicting: 1, unchecked: 2 }, limits)).toEqual(['contradicting'])
  expect(belowLimits({ contradicting: 1, unchecked: 2 }, limits)).toEqual(['unchecked'])
})
