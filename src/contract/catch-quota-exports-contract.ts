import { z } from 'zod'
import { EXPORT_SIDES } from '#domain/catches/catch-quota-exports.ts'
import { article, count, year } from './trade-figures.ts'
import { conservationMeasure } from './trade-measures-contract.ts'
import { day, numberOrNull, textOrNull, yesNoOrNull } from './vocabularies.ts'

const CODE = 'ISO 3166-1 alpha-2, or a code of CITES'
const NOT_KNOWN = 'null is not known, never zero'

const exportedArticle = article.extend({
  rows: count,
  converts: z.boolean().describe('Whether its items can be converted into whole animals'),
})

/** Catch, quota and exports of one year. */
const stockYear = z.object({
  year,
  season: textOrNull.describe('Year or season of the catch as published'),
  catch_total: numberOrNull.describe(`Animals caught; ${NOT_KNOWN}`),
  quota_amount: numberOrNull.describe(`Quota in animals; ${NOT_KNOWN}`),
  above_quota: yesNoOrNull.describe('null where catch and quota cannot be compared'),
  sum_of_areas: z.boolean().describe('Whether areas were added up, since no total was published'),
  catch_partial: z.boolean().describe('Whether some area reported no catch'),
  quota_partial: z.boolean().describe('Whether the quota covers only a part of the areas'),
  exporters: numberOrNull.describe(`What the exporting country reports; ${NOT_KNOWN}`),
  importers: numberOrNull.describe(`What importing countries report; ${NOT_KNOWN}`),
  larger: numberOrNull.describe(
    'The larger report of each line of trade, added; 0 in a year that the release holds without a row',
  ),
  sides: z.enum(EXPORT_SIDES).nullable().describe('Whose reports the exports rest on'),
  complete: z.boolean().describe('Whether the release holds the trade of the year in full'),
})

export type StockYearAnswer = z.infer<typeof stockYear>

/** Catch, quota and exports of one stock. */
export const catchQuotaExports = z
  .object({
    stocks: z
      .array(
        z.object({
          country_code: z.string().describe(CODE),
          country_name: z.string().describe('In English'),
          area_names: z.array(z.string()),
          has_catches: z.boolean().describe('False for a country of which only exports are known'),
        }),
      )
      .describe('What may be chosen; those with catches first'),
    stock: z
      .object({
        country_code: z.string().describe(CODE),
        country_name: z.string().describe('In English'),
        area_name: textOrNull.describe('null is the whole country'),
      })
      .nullable()
      .describe('What was chosen; null where neither catches nor exports are known of it'),
    articles: z.array(exportedArticle).describe('What the country exports, what converts into animals first'),
    article: exportedArticle.nullable().describe('The article that the exports are of'),
    fraction_rows: count.describe('Rows of the article that were not converted, since they hold a fraction'),
    release: textOrNull.describe('Release of the trade records; null where there are none'),
    last_complete_year: year.nullable(),
    years: z.array(stockYear).describe('Oldest first, without gaps'),
    measures: z
      .array(conservationMeasure.extend({ start_date: day }))
      .describe('Dated measures of the country, oldest first'),
  })
  .describe(
    'Catch and quota of one stock beside the direct exports of its country. Exports are known by country, never by stock',
  )

export type CatchQuotaExports = z.infer<typeof catchQuotaExports>
