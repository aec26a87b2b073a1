import { z } from 'zod'
import { ONE_SIDED_SIGNS } from '#domain/trade/one-sided-articles.ts'
import { SCREENING_CRITERIA } from '#domain/trade/screening.ts'
import { GROUPED_BY } from '#domain/trade/trade-groups.ts'
import { COUNTRIES_BY, MOVEMENTS, NARROWED, REPORTERS } from '#domain/trade/trade-selection.ts'
import { TREND_COUNTS } from '#domain/trade/trend-grid.ts'
import { TREND_SIGNS } from '#domain/trade/trend-rules.ts'
import { TREND_VERDICTS } from '#domain/trade/trend-verdict.ts'
import { oneOf, text } from './parameters.ts'

const count = z.number().int()
const year = z.number().int()
const share = z.number().nullable()
const code = z.string().nullable().describe('null if not reported')

const article = z
  .object({
    term: z.string().describe('What was traded, for example tusks'),
    measure: z
      .string()
      .describe('number, kg, l, m, m2, m3, or a container such as sets. Different measures are never added'),
  })
  .describe('One term in one measure, for example tusks by number. Only quantities of one article are added')

const onEveryBasis = {
  exporters: z.number().describe("Quantity in the exporters' reports"),
  importers: z.number().describe("Quantity in the importers' reports"),
  larger: z
    .number()
    .describe('For each line of trade the larger of the two reports. The two sides are never added'),
}

const articleTotals = article.extend({ rows: count, ...onEveryBasis })

const valueRecords = z.array(z.object({ value: code, records: count }))

const rankedFigures = z
  .object({
    ranked: z
      .array(z.object({ code: z.string(), figure: z.number() }))
      .describe('The first ten countries; ties are ordered by code'),
    named_countries: count,
    named: z.number(),
    not_named: z.number().describe('Total of codes that name no country: XX, XV, ZZ and blank'),
    not_named_by_code: z.record(z.string(), z.number()),
    high_seas: z.number().describe('Introductions from the sea, which are not counted for any country'),
  })
  .describe('A figure by country')

const ledgerFigures = {
  exporters: z.number(),
  importers: z.number(),
  matched: z.number().describe('Quantity that both sides report'),
  agreement: share.describe('matched / larger, 0 to 1'),
  lean: share.describe('(exporters − importers) / (exporters + importers), −1 to 1'),
}

/** Both ledgers of one article beside each other. */
export const articleLedgers = z
  .object({
    article,
    ...ledgerFigures,
    partners: z
      .array(z.object({ importer: code, exporter: code, ...ledgerFigures }))
      .describe('Pairs of countries, the largest report first'),
  })
  .describe(
    'Exporters’ and importers’ reports of one article. A gap between them has harmless causes and is not evidence of illegal trade',
  )

const side = z.enum(['exporters', 'importers'])

/** What a reader has to know beside a figure. */
export const tradeSign = z
  .discriminatedUnion('sign', [
    z.object({ sign: z.enum(['both_ledgers_counted', 'source_unrecorded', 'reservation_known']) }),
    z.object({ sign: z.enum(ONE_SIDED_SIGNS), silent: side }),
    z.object({
      sign: z.literal('one_row_year'),
      article,
      rows: z.array(
        z.object({
          year,
          rows: count,
          total: z.number(),
          record_id: z.number().nullable(),
          quantity: z.number(),
          share: z.number(),
          importer: code,
          exporter: code,
          unit: z.string().nullable(),
          as_reported: z.number(),
          reported_by: side,
        }),
      ),
    }),
    z.object({ sign: z.literal('re_exports'), share: z.number() }),
    z.object({ sign: z.enum(['newest_year_incomplete', 'listed_only_since']), year }),
  ])
  .describe('What to know when reading the figures')

const wholeAnimals = {
  lower: z.number(),
  upper: z.number(),
  coverage: z.number().describe('Share of rows that could be converted, 0 to 1'),
}

/** The release that was counted, and where its rows are to be had. */
const countedFrom = {
  release: z.string().describe('The release that was counted'),
  file: z
    .object({
      address: z.string().describe('A Parquet file whose bytes never change'),
      sha256: z.string(),
      rows: count,
      size: z.number().int().describe('In bytes'),
    })
    .nullable()
    .describe('The rows of the species as a file; null if this installation does not publish them'),
}

/** What every answer about trade says of how it was counted. */
export const tradeBasis = {
  ...countedFrom,
  reporter: z.enum(REPORTERS),
  movement: z.enum(MOVEMENTS).describe('Movements included in numbers of records'),
  quantity_movement: z.enum(MOVEMENTS).describe('Movements included in quantities'),
  by: z.enum(COUNTRIES_BY),
  all_rows: count.describe('All rows of the species'),
  rows: count.describe('Rows that match every parameter'),
  rows_selected: count.describe('Rows that match every parameter except reporter and movement'),
  left_out_by_movement: count,
  left_out_by_reporter: count.describe('Rows left out by reporter, after those left out by movement'),
  signs: z.array(tradeSign),
}

/** Everything that the trade tab shows of a choice. */
export const tradeView = z
  .object({
    ...tradeBasis,
    last_complete_year: year.nullable(),
    first_year: year.nullable(),
    last_year: year.nullable(),
    years_with_rows: count,
    exporters_records: count,
    importers_records: count,
    records_by_year: z.array(z.object({ year, exporters: count, importers: count })),
    terms: valueRecords,
    purposes: valueRecords,
    sources: valueRecords,
    importers: rankedFigures,
    exporters: rankedFigures,
    articles: z.array(articleTotals),
    article: article.nullable().describe('The article that the quantities are of'),
    is_main_article: z.boolean(),
    over_time: z
      .array(
        articleTotals.extend({
          years: z.array(z.object({ year, ...onEveryBasis, matched: z.number() })),
        }),
      )
      .describe('Up to five articles of one measure'),
    quantity_importers: rankedFigures,
    quantity_exporters: rankedFigures,
    ledgers: articleLedgers.nullable(),
    whole_animals: z.object({
      ...wholeAnimals,
      one_figure: z.boolean(),
      rows: count,
      convertible_rows: count,
      fraction_rows: count,
      shown: z.boolean(),
      by_year: z.array(z.object({ year, ...wholeAnimals })),
    }),
    choices: z
      .object(
        Object.fromEntries(
          NARROWED.map((name) => [name, z.array(z.object({ value: z.string(), rows: count }))]),
        ) as Record<
          (typeof NARROWED)[number],
          z.ZodArray<z.ZodObject<{ value: z.ZodString; rows: z.ZodNumber }>>
        >,
      )
      .describe('Values of each parameter, with the rows each would leave'),
    basis_choices: z
      .object({
        reporter: z.object({ both: count, exporters: count, importers: count, larger: count }),
        movement: z.object({ all: count, direct: count, 're-exports': count }),
      })
      .describe('What another reporter or movement would leave'),
  })
  .describe(
    'Figures of the trade records of a species that match the parameters. Source: CITES Trade Database',
  )

export type TradeViewAnswer = z.infer<typeof tradeView>

/** One or several dimensions with commas, in any case. */
export const groupedBy = text('group', 'line')
  .default('')
  .transform((given) =>
    given
      .split(',')
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(oneOf('group', GROUPED_BY)))
  .describe(`Fields to group by, separated by commas: ${GROUPED_BY.join(', ')}`)

/** The ledgers of the article that is shown, with how they were counted. */
export const tradeLedgers = z
  .object({ ...tradeBasis, ledgers: articleLedgers.nullable() })
  .describe('Exporters’ and importers’ reports of one article. Source: CITES Trade Database')

/** The values that a selection may name. */
export const knownValues = z
  .object(
    Object.fromEntries(NARROWED.map((name) => [name, z.array(z.string())])) as Record<
      (typeof NARROWED)[number],
      z.ZodArray<z.ZodString>
    >,
  )
  .describe("'-' means not reported")

/** Where the rows of a species are, as a file that holds all published columns, and what else figures need. */
export const tradeFile = z
  .object({
    release: z.string(),
    address: z.string().describe('Of the Parquet file; its bytes never change'),
    sha256: z.string().describe('Of the bytes, in hexadecimal digits'),
    size: count.describe('In bytes'),
    rows: count,
    facts: z
      .object({
        last_complete_year: year.nullable(),
        listed_since: year.nullable().describe('The year of the first CITES listing'),
        has_reservation: z.boolean(),
      })
      .describe('What signs rest on beside the rows'),
  })
  .describe('The file from which all figures of a species can be counted. Source: CITES Trade Database')

/** Records and quantities grouped by any dimensions. */
export const tradeGroups = z
  .object({
    ...tradeBasis,
    grouped_by: z.array(z.enum(GROUPED_BY)),
    groups: z.array(
      z.object({
        values: z
          .array(z.union([z.string(), z.number()]).nullable())
          .describe('One value for each field of grouped_by; null if not reported'),
        records: count,
        exporters_records: count,
        importers_records: count,
        articles: z.array(articleTotals.partial({ exporters: true, importers: true, larger: true })),
      }),
    ),
  })
  .describe('Records and quantities of matching rows, grouped. Source: CITES Trade Database')

const rule = { sign: z.enum(TREND_SIGNS) }

/** The verdict over ten years and the grid that it rests on. */
export const tradeTrends = z
  .object({
    ...countedFrom,
    window: z.object({ first: year, last: year }),
    verdict: z.enum(TREND_VERDICTS),
    cells: count,
    rise: count,
    fall: count,
    neither: count,
    counts: count.describe('Counts that were tested'),
    counts_confirming_rise: count,
    counts_confirming_fall: count,
    rows_in_window: count,
    grid: z.array(
      z.object({
        count: z.enum(TREND_COUNTS),
        article: article.nullable(),
        series: z
          .array(z.number().nullable())
          .describe('One value per year; null before the first year with rows'),
        nonzero_years: count,
        mean_change: z.object({ ...rule, ratio: z.number().nullable() }).nullable(),
        linear: z
          .object({ ...rule, slope_over_mean: z.number(), r2: z.number(), total: z.number() })
          .nullable(),
        rank: z.object({ ...rule, s: z.number(), p: z.number() }).nullable(),
      }),
    ),
  })
  .describe(
    'Whether trade rises or falls over the last ten complete years, and whether that depends on what is counted',
  )

/** A choice, as section 11 names it. */
const selectionEcho = z.object({
  start_year: year.optional(),
  end_year: year.optional(),
  ...(Object.fromEntries(NARROWED.map((name) => [name, z.array(z.string()).readonly().optional()])) as Record<
    (typeof NARROWED)[number],
    z.ZodOptional<z.ZodReadonly<z.ZodArray<z.ZodString>>>
  >),
  reporter: z.enum(REPORTERS).optional(),
  movement: z.enum(MOVEMENTS).optional(),
  by: z.enum(COUNTRIES_BY).optional(),
})

/** Exporters whose last complete year deserves a second look. */
export const tradeScreening = z
  .object({
    ...countedFrom,
    flags: z.array(
      z.object({
        criterion: z.enum(SCREENING_CRITERIA),
        resolution: z.string().describe('Where the Convention states the criterion'),
        exporter: z.string(),
        figure: z.enum(['whole_animals', 'main_article', 'records']),
        year,
        quantity: z.number(),
        mean_before: z.number().nullable().describe('Mean of the five years before'),
        threshold: z.number().nullable(),
        rows: count,
        appendices: z.array(z.string()),
        selection: selectionEcho,
      }),
    ),
  })
  .describe('Exporters that meet one of the Convention’s criteria for a second look. A flag is not a finding')
