import { z } from 'zod'
import { ONE_SIDED_SIGNS } from '#domain/trade/one-sided-articles.ts'
import { COUNTRIES_BY, MOVEMENTS, REPORTERS } from '#domain/trade/trade-selection.ts'
import { article, code, count, side, year } from './trade-figures.ts'
import { numberOrNull, textOrNull } from './vocabularies.ts'

/** What a reader has to know beside a figure. */
const tradeSign = z
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
          record_id: numberOrNull,
          quantity: z.number(),
          share: z.number(),
          importer: code,
          exporter: code,
          unit: textOrNull,
          as_reported: z.number(),
          reported_by: side,
        }),
      ),
    }),
    z.object({ sign: z.literal('re_exports'), share: z.number() }),
    z.object({ sign: z.enum(['newest_year_incomplete', 'listed_only_since']), year }),
  ])
  .describe('What to know when reading the figures')

/** The release that was counted, and where its rows are to be had. */
export const countedFrom = {
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

/** How the figures of an answer about trade were counted. */
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
