import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { SeededNumbers } from '#testing/seeded-numbers.ts'
import { aTradeTable, type RowFacts } from '#testing/trade-rows.ts'
import { screeningFlags } from './screening.ts'
import { SCREENED_FIGURES, SCREENING_CRITERIA } from './screening-criteria.ts'

const ROWS = 3000
const [FIRST_YEAR, LAST_YEAR] = [2014, 2022]
/** Goods that are whole animals, and goods that are none. */
const TERMS = [['live', 'bodies'], ['meat']]

/** Rows of nine years, more of them in the last one. */
function rowsOf(terms: readonly string[], numbers: SeededNumbers): RowFacts[] {
  const oneOf = <Value>(values: readonly Value[]) =>
    values[Math.floor(numbers.next() * values.length)] as Value
  return Array.from({ length: ROWS }, () => ({
    year:
      numbers.next() < 0.4 ? LAST_YEAR : FIRST_YEAR + Math.floor(numbers.next() * (LAST_YEAR - FIRST_YEAR)),
    appendix: oneOf(['I', 'II']),
    term: oneOf(terms),
    quantity: Math.ceil(numbers.next() * 400),
    exporter: oneOf(['CA', 'GL', 'NO', 'RU']),
    purpose: oneOf(['T', 'P', 'S']),
    source: oneOf(['W', 'C', 'F', 'R', null]),
  }))
}

test('a rule that finds something else empties release_files.screening_flags by a migration, and has another digest here', () => {
  const numbers = new SeededNumbers(1)
  const flags = TERMS.flatMap((terms) => screeningFlags(aTradeTable(rowsOf(terms, numbers)), LAST_YEAR))
  expect(new Set(flags.map(({ criterion }) => criterion))).toEqual(new Set(SCREENING_CRITERIA))
  expect(new Set(flags.map(({ figure }) => figure))).toEqual(new Set(SCREENED_FIGURES))
  expect(createHash('sha256').update(JSON.stringify(flags)).digest('hex')).toBe(
    'b92fead45f1beb68e5981cedaa2861a9a8ba38c34c47a78c3db4079f2e5da5e2',
  )
})
