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
  start_year: year('start_year').describe('First year included'),
  end_year: year('end_year').describe('Last year included'),
  term: values('term').describe('What was traded, for example tusks; several terms separated by commas'),
  unit: values('unit').describe(
    'Measure of the quantity: number, kg, l, m, m2, m3, or a container such as sets',
  ),
  importer: values('importer').describe('Codes of importing countries, separated by commas'),
  exporter: values('exporter').describe(
    'Codes of exporting countries, separated by commas; with by=source, of source countries',
  ),
  origin: values('origin').describe("Codes of countries of origin; '-' means not reported"),
  purpose: values('purpose').describe("CITES purpose codes; '-' means not reported"),
  source: values('source').describe("CITES source codes; '-' means not reported"),
  reporter: word('reporter', REPORTERS).describe(
    'Whose reports are counted: both (the default; quantities are given once for each side), exporters, importers, or larger (the larger side of each line of trade)',
  ),
  movement: word('movement', MOVEMENTS).describe(
    'direct, re-exports or all. The default is all for records and direct for quantities',
  ),
  by: word('by', COUNTRIES_BY).describe('Count countries as exporter (the default) or as source country'),
  release: text('release').optional().describe('Release to count; the default is the release in use'),
} as const

export const tradeSelection = z.object(tradeSelectionInput)
export type TradeSelectionInput = z.infer<typeof tradeSelection>

const echoedYear = z.number().int().optional()
const echoed = z.array(z.string()).optional()

/** A choice as answers give it back, by the same names. */
export const selectionEcho = z.object({
  start_year: echoedYear,
  end_year: echoedYear,
  term: echoed,
  unit: echoed,
  importer: echoed,
  exporter: echoed,
  origin: echoed,
  purpose: echoed,
  source: echoed,
  reporter: z.enum(REPORTERS).optional(),
  movement: z.enum(MOVEMENTS).optional(),
  by: z.enum(COUNTRIES_BY).optional(),
})
