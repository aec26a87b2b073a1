import { z } from 'zod'
import { ROW_CHANGES } from '#domain/releases/row-change.ts'
import { RECORD_COLUMNS } from '#domain/trade/trade-records.ts'
import { TREND_VERDICTS } from '#domain/trade/trend-verdict.ts'
import { covers } from './covers.ts'
import { article, count, year } from './trade-figures.ts'
import { tradeRecord } from './trade-records-contract.ts'
import { day, numberOrNull, textOrNull } from './vocabularies.ts'

/* How releases of trade records are described, and what differs between two of them. */

export const tradeRelease = z
  .object({
    release: z.string().describe('What addresses call it, for example 2025.1'),
    title: z.string(),
    version: textOrNull.describe("The publisher's name for the release"),
    publisher: textOrNull,
    citation: textOrNull.describe('How the release is to be cited'),
    licence: textOrNull.describe('Terms of use in words'),
    publisher_address: textOrNull.describe("The publisher's page, where the terms stand"),
    retrieved_date: day.nullable().describe('YYYY-MM-DD on which the files were saved, where known'),
    row_count: count.describe('Records in the release'),
    covers,
    checksum: textOrNull.describe('SHA-256 over what was read, in hexadecimal'),
    first_year: year.nullable(),
    last_year: year.nullable(),
    last_complete_year: year.nullable().describe('The latest year that is reported in full'),
    simulated: z.boolean().describe('Made up, and never compared with a release'),
    published_at: z.string().describe('When it first came into use, ISO 8601 in UTC'),
  })
  .describe('A release of trade records that is or was in use')

const rowCounts = z.object({
  before: count.describe('Rows in the earlier release'),
  after: count.describe('Rows in the later release'),
  added: count.describe('Rows that the earlier release does not have'),
  removed: count.describe('Rows that the later release no longer has'),
  changed: count.describe("Rows of the same publisher's Id that differ in some column"),
})

/** Quantities: the larger of both sides' reports per line, of direct trade. */
const headlineFigures = z
  .object({
    records: count,
    first_year: year,
    last_year: year,
    main_article: article,
    last_complete_year: year.nullable(),
    quantity_in_last_complete_year: numberOrNull.describe(
      'Of the main article in its measure: the larger report of each line, direct trade',
    ),
    quantity: z.number().describe('The same over all years'),
    verdict: z.enum(TREND_VERDICTS),
    whole_animals: z
      .object({ lower: z.number(), upper: z.number(), shown: z.boolean() })
      .describe('Whole animals as a band; shown: at least half of the rows convert'),
  })
  .nullable()
  .describe('null if the release has no row of the species')

const speciesNames = {
  species_id: z.string(),
  scientific_name: z.string(),
  common_name: textOrNull.describe('null if the species is no longer on the site'),
}

const comparedSpecies = z.object({
  ...speciesNames,
  ...rowCounts.shape,
  figures: z.object({ before: headlineFigures, after: headlineFigures }),
})

const change = article.extend({
  ...speciesNames,
  year,
  before: z.number(),
  after: z.number(),
  change: z.number().describe('after − before'),
})

const largest = z.array(
  z.object({
    measure: z.string(),
    count: count.describe('How many quantities of a year differ'),
    changes: z.array(change).describe('The ten largest, by the absolute change'),
  }),
)

const both = { from: tradeRelease, to: tradeRelease }

export const releaseComparison = z
  .object({
    ...both,
    totals: rowCounts.extend({ species: count.describe('Species with a row that differs') }),
    species: z
      .array(comparedSpecies)
      .describe('Species with rows in either release, by name, or those that differ, as asked for'),
    species_in_all: count
      .optional()
      .describe('How many species there are to list, where the answer is a part of them'),
    unchanged: count
      .optional()
      .describe('Where only species that differ are listed: how many others were compared'),
    largest: largest.describe(
      'The largest changes of the quantity of one article in one year, by measure; different measures are never compared',
    ),
  })
  .describe('What differs between two releases of trade records')

export type TradeRelease = z.infer<typeof tradeRelease>
export type ReleaseComparison = z.infer<typeof releaseComparison>

export const countryChanges = z
  .object({
    ...both,
    code: z.string(),
    exporter: rowCounts.describe('Rows that name it as exporter, introductions from the sea left out'),
    importer: rowCounts.describe('Rows that name it as importer'),
  })
  .describe(
    'How many rows that name a country differ between two releases, over all species. A changed row counts where either release names the country',
  )

export const speciesDifferences = z
  .object({
    ...both,
    ...speciesNames,
    ...rowCounts.shape,
    total: count.describe('Rows that differ and match `change`; also in the header x-total-count'),
    rows: z.array(
      z.object({
        change: z.enum(ROW_CHANGES),
        before: tradeRecord.nullable().describe('null if the row was added'),
        after: tradeRecord.nullable().describe('null if the row was removed'),
        fields: z.array(z.enum(RECORD_COLUMNS)).describe('Columns in which a changed row differs'),
      }),
    ),
  })
  .describe('The rows of a species that differ between two releases: removed, changed, then added')
