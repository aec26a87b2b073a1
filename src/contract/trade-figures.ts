import { z } from 'zod'
import { numberOrNull, textOrNull } from './vocabularies.ts'

/* What answers about trade are made of. */

export const count = z.number().int()
export const year = z.number().int()
export const code = textOrNull.describe('null if not reported')

export const article = z
  .object({
    term: z.string().describe('What was traded, for example tusks'),
    measure: z
      .string()
      .describe('number, kg, l, m, m2, m3, or a container such as sets. Different measures are never added'),
  })
  .describe('One term in one measure, for example tusks by number. Only quantities of one article are added')

export const onEveryBasis = {
  exporters: z.number().describe("Quantity in the exporters' reports"),
  importers: z.number().describe("Quantity in the importers' reports"),
  larger: z
    .number()
    .describe('For each line of trade the larger of the two reports. The two sides are never added'),
}

export const articleTotals = article.extend({ rows: count, ...onEveryBasis })

const countryFigure = z.object({ code: z.string(), figure: z.number() })

export const rankedFigures = z
  .object({
    ranked: z.array(countryFigure).describe('The first ten countries; ties are ordered by code'),
    others: z.array(countryFigure).describe('The countries after the first ten, in the same order'),
    named_countries: count,
    named: z.number(),
    not_named: z.number().describe('Total of codes that name no country: XX, XV, ZZ and blank'),
    not_named_by_code: z.record(z.string(), z.number()),
    high_seas: z.number().describe('Introductions from the sea, which are not counted for any country'),
  })
  .describe('A figure by country')

export const ledgerFigures = {
  exporters: z.number(),
  importers: z.number(),
  matched: z.number().describe('Quantity that both sides report'),
  larger: z.number().describe('For each line of trade the larger of the two reports'),
  agreement: numberOrNull.describe('matched / larger, 0 to 1'),
  lean: numberOrNull.describe('(exporters − importers) / (exporters + importers), −1 to 1'),
}

/** Source: trade-methods, section 8. */
const ledgerPairs = z
  .object({
    L0: count.describe('Same year, taxon, importer, exporter, origin, term, unit, purpose and source'),
    L1: count.describe('Of the rest: the same without purpose and source'),
    L2: count.describe('Of the rest: also without origin'),
    L3: count.describe('Of the rest: the same as L0 but for the next year, with an equal quantity'),
    left_exporters: count.describe('Reports of exporters that stay without a pair'),
    left_importers: count.describe('Reports of importers that stay without a pair'),
  })
  .describe('How many reports of one side have a counterpart on the other side, and how alike the two are')

/** Source: trade-methods, section 3. */
const netTrade = z
  .array(
    z.object({
      country: z.string(),
      gross_exports: z.number(),
      gross_imports: z.number(),
      net_exports: numberOrNull.describe('null if imports exceed exports'),
      net_imports: numberOrNull.describe('null if exports exceed imports'),
    }),
  )
  .describe(
    'Gross exports less gross imports by country, from the larger report of each line; the largest net figure first. null if the parameters select partners, an origin, one side or re-exports only',
  )

/** Both ledgers of one article beside each other. */
export const articleLedgers = z
  .object({
    article,
    ...ledgerFigures,
    pairs: ledgerPairs,
    net_trade: netTrade.nullable(),
    partners: z
      .array(z.object({ importer: code, exporter: code, ...ledgerFigures }))
      .describe('Pairs of countries, the largest report first'),
  })
  .describe(
    'Exporters’ and importers’ reports of one article. A gap between them often has ordinary causes and is not evidence of illegal trade',
  )

export const side = z.enum(['exporters', 'importers'])
