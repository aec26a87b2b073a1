import { z } from 'zod'
import { COUNTRIES_BY, MOVEMENTS, type NARROWED, REPORTERS } from '#domain/trade/trade-selection.ts'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import { oneOf, text, wholeNumber } from './parameters.ts'

const LAST_YEAR = 2200
const year = (name: string) => wholeNumber(name, FIRST_CITES_YEAR, LAST_YEAR).optional()

/** One word of a vocabulary, in any case. */
const word = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.toLowerCase() : given),
    oneOf(name, words).optional(),
  )

/** One or several values with commas. */
const values = (name: (typeof NARROWED)[number]) =>
  text(name, 'line')
    .transform((given) => given.split(',').map((one) => one.trim()))
    .optional()

/**
 * Which records count, as one text that is the same in the address bar, the API and file names. What is absent does not
 * narrow. Source: trade-methods, section 11.
 */
export const tradeSelectionInput = {
  start_year: year('start_year').describe('The first year that counts'),
  end_year: year('end_year').describe('The last year that counts'),
  term: values('term').describe('What was traded, e.g. tusks'),
  unit: values('unit').describe('The measure: number, kg, l, m, m2, m3, or a container such as sets'),
  importer: values('importer').describe('Codes of importing countries'),
  exporter: values('exporter').describe('Codes of exporting countries'),
  origin: values('origin').describe("Codes of countries of origin; '-' where none is given"),
  purpose: values('purpose').describe("CITES purpose codes; '-' where none is given"),
  source: values('source').describe("CITES source codes; '-' where none is given"),
  reporter: word('reporter', REPORTERS).describe(
    'Whose reports count: both (the default; a quantity is given once per side), exporters, importers, or larger (the larger side of each line)',
  ),
  movement: word('movement', MOVEMENTS).describe(
    'direct, re-exports or all; without it records rest on all, quantities on direct',
  ),
  by: word('by', COUNTRIES_BY).describe('Rank countries by exporter (the default) or by source country'),
  release: text('release').optional().describe('The release to count; without it the one in use'),
} as const

export const tradeSelection = z.object(tradeSelectionInput)
export type TradeSelectionInput = z.infer<typeof tradeSelection>
