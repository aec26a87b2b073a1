import { z } from 'zod'
import { GROUPED_BY } from '#domain/trade/trade-dimensions.ts'
import { NARROWED } from '#domain/trade/trade-selection.ts'
import { oneOf, text } from './parameters.ts'
import { tradeBasis } from './trade-basis.ts'
import {
  article,
  articleLedgers,
  articleTotals,
  code,
  count,
  onEveryBasis,
  rankedFigures,
  year,
} from './trade-figures.ts'

const valueRecords = { value: code, records: count }
const valueRecordsByYear = z.array(
  z.object({ ...valueRecords, by_year: z.array(count).describe('One for each year of records_by_year') }),
)

const wholeAnimals = {
  lower: z.number(),
  upper: z.number(),
  coverage: z.number().describe('Share of rows that could be converted, 0 to 1'),
}

/** What a further choice would leave. */
export const tradeChoices = z
  .object(
    Object.fromEntries(
      NARROWED.map((name) => [name, z.array(z.object({ value: z.string(), rows: count }))]),
    ) as Record<
      (typeof NARROWED)[number],
      z.ZodArray<z.ZodObject<{ value: z.ZodString; rows: z.ZodNumber }>>
    >,
  )
  .describe('Values of each parameter, with the rows each would leave')

export const basisChoices = z
  .object({
    reporter: z.object({ both: count, exporters: count, importers: count, larger: count }),
    movement: z.object({ all: count, direct: count, 're-exports': count }),
  })
  .describe('What another reporter or movement would leave')

/** Everything that the trade tab shows of a choice. */
export const tradeView = z
  .object({
    ...tradeBasis,
    whole_species: z
      .object({
        first_year: year.nullable(),
        terms: z.array(code).describe('Every term of the species, most rows first'),
      })
      .describe('What all rows of the species have, whatever the parameters'),
    last_complete_year: year.nullable(),
    first_year: year.nullable(),
    last_year: year.nullable(),
    years_with_rows: count,
    exporters_records: count,
    importers_records: count,
    records_by_year: z.array(z.object({ year, exporters: count, importers: count })),
    terms: z.array(z.object(valueRecords)),
    purposes: valueRecordsByYear,
    sources: valueRecordsByYear,
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
    choices: tradeChoices,
    basis_choices: basisChoices,
  })
  .describe(
    'Figures of the trade records of a species that match the parameters. Source: CITES Trade Database',
  )

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
