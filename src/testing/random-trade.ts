import fc from 'fast-check'
import {
  COUNTRIES_BY,
  MOVEMENTS,
  NARROWED,
  type Narrowed,
  NOT_REPORTED,
  REPORTERS,
  type TradeSelection,
} from '#domain/trade/trade-selection.ts'
import type { SeededNumbers } from './seeded-numbers.ts'
import type { RowFacts } from './trade-rows.ts'

/* Tables and selections made at random, of few values, so that rows meet in lines and choices meet rows. */

const YEARS = [1989, 1990, 1991, 1992]
const COUNTRIES = ['CA', 'GL', 'US', 'XX']
const TERMS = ['live', 'tusks', 'skins']
/** Several units of one measure, measures of their own, and none. */
const UNITS = [null, 'pairs', 'g', 'kg', 'microgrammes', 'ml', 'sets']
const MEASURES = ['number', 'kg', 'l', 'sets']
const PURPOSES = ['T', 'P', null]
const SOURCES = ['W', 'C', 'X', null]

/** As published: up to nine decimals, rarely not reported. */
const quantity = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 3_000_000 }),
    fc
      .integer({ min: 1, max: 999_999_999 })
      .map((billionths) => Number(`0.${String(billionths).padStart(9, '0')}`)),
    fc.integer({ min: 1, max: 99_999 }).map((thousandths) => Number((thousandths / 1000).toFixed(3))),
  ),
  { freq: 6 },
)

const anyRow: fc.Arbitrary<RowFacts> = fc.record({
  year: fc.constantFrom(...YEARS),
  taxon: fc.constantFrom('Monodon monoceros', 'Monodon spp.'),
  term: fc.constantFrom(...TERMS),
  quantity,
  unit: fc.constantFrom(...UNITS),
  importer: fc.constantFrom(...COUNTRIES, null),
  exporter: fc.constantFrom(...COUNTRIES, 'HS', null),
  origin: fc.constantFrom(...COUNTRIES, null),
  purpose: fc.constantFrom(...PURPOSES),
  source: fc.constantFrom(...SOURCES),
  reporter_type: fc.constantFrom('E' as const, 'I' as const),
})

/** Rows of a species. */
export const anyRows = fc.array(anyRow, { maxLength: 60, size: 'max' })

const VALUES: Record<Narrowed, readonly string[]> = {
  term: TERMS,
  unit: MEASURES,
  importer: [...COUNTRIES, NOT_REPORTED],
  exporter: [...COUNTRIES, 'HS', NOT_REPORTED],
  origin: [...COUNTRIES, NOT_REPORTED],
  purpose: ['T', 'P', NOT_REPORTED],
  source: ['W', 'C', 'X', NOT_REPORTED],
}

/** One choice: of years, of the values of one column, of a movement, or of a reporter. */
export const anyChoice: fc.Arbitrary<TradeSelection> = fc.oneof(
  fc.constantFrom(...YEARS).map((start_year) => ({ start_year })),
  fc.constantFrom(...YEARS).map((end_year) => ({ end_year })),
  ...NARROWED.map((name) =>
    fc.subarray([...VALUES[name]], { minLength: 1 }).map((values) => ({ [name]: values })),
  ),
  fc
    .subarray([...VALUES.exporter], { minLength: 1 })
    .map((exporter) => ({ exporter, by: 'source' as const })),
  fc.constantFrom(...MOVEMENTS).map((movement) => ({ movement })),
  fc.constantFrom(...REPORTERS).map((reporter) => ({ reporter })),
)

/** What a selection at random may say of a species: the years it is traded in, and the values that its rows carry. */
export interface RandomChoices {
  years: { first: number; last: number }
  values: Readonly<Record<Narrowed, readonly string[]>>
}

/** A selection of real values: one in three columns narrowed by one to three of them, and the words now and then. */
export function randomSelection({ years, values }: RandomChoices, numbers: SeededNumbers): TradeSelection {
  const isChosen = (share: number) => numbers.next() < share
  const below = (count: number) => Math.floor(numbers.next() * count)
  const year = () => years.first + below(years.last - years.first + 1)
  const [start_year = 0, end_year = 0] = [year(), year()].sort((a, b) => a - b)
  const lists = NARROWED.flatMap((name) =>
    values[name].length > 0 && isChosen(1 / 3)
      ? [[name, numbers.shuffled(values[name]).slice(0, 1 + below(3))] as const]
      : [],
  )
  return {
    ...Object.fromEntries(lists),
    ...(isChosen(0.4) ? { start_year } : {}),
    ...(isChosen(0.4) ? { end_year } : {}),
    ...(isChosen(0.5) ? { reporter: REPORTERS[below(REPORTERS.length)] ?? 'both' } : {}),
    ...(isChosen(0.5) ? { movement: MOVEMENTS[below(MOVEMENTS.length)] ?? 'all' } : {}),
    ...(isChosen(0.3) ? { by: COUNTRIES_BY[below(COUNTRIES_BY.length)] ?? 'exporter' } : {}),
  }
}
