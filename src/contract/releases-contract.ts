import { z } from 'zod'
import { DATASETS } from '#domain/releases/datasets.ts'
import { ROW_CHANGES } from '#domain/releases/row-change.ts'
import { MOST_LISTED, USUALLY_LISTED } from '#domain/species/named-parts.ts'
import { MOST_RECORDS, USUAL_RECORDS } from '#domain/trade/trade-records.ts'
import { covers } from './covers.ts'
import { countryCode, flag, oneOf, text, wholeNumber } from './parameters.ts'
import { countryChanges, releaseComparison, speciesDifferences, tradeRelease } from './release-comparison.ts'
import { get, getOne } from './routes.ts'
import { PART_SAYS } from './species-list-contract.ts'
import { day, speciesId, textOrNull, wholeNumberOrNull } from './vocabularies.ts'

const twoReleases = {
  from: text('from').describe('The earlier release, for example 2025.1'),
  to: text('to').describe('The later release'),
}

/** Simulated records are never compared, so that no answer here is marked. */
const releaseChangesContract = {
  ofTrade: get(
    '/releases/cites-trade',
    'Every release of trade records that is or was in use, the newest first',
  ).output(z.array(tradeRelease)),

  compare: getOne(
    '/releases/cites-trade/{from}/{to}',
    'What changed between two releases of trade records, species by species',
    { costly: true },
  )
    .input(
      z.object({
        ...twoReleases,
        differing: flag('differing')
          .default(false)
          .describe(
            'Only species with rows or figures that differ, those with most differing rows first; without it all, by name',
          ),
        limit: wholeNumber('limit', 1, MOST_LISTED)
          .default(USUALLY_LISTED)
          .describe('How many species to list at most'),
        offset: wholeNumber('offset', 0).default(0).describe('How many species to leave out before'),
      }),
    )
    .output(releaseComparison.describe(`What differs between two releases of trade records. ${PART_SAYS}`)),

  ofCountry: getOne(
    '/releases/cites-trade/{from}/{to}/countries/{code}',
    'How many trade records that name a country differ between two releases',
    { costly: true },
  )
    .input(z.object({ ...twoReleases, code: countryCode }))
    .output(countryChanges),

  differences: get(
    '/releases/cites-trade/{from}/{to}/species/{id}',
    'The trade records of a species that differ between two releases, page by page',
    { costly: true, paged: true },
  )
    .input(
      z.object({
        ...twoReleases,
        id: speciesId,
        change: oneOf('change', ROW_CHANGES).optional().describe('Rows of one kind alone'),
        page: wholeNumber('page', 1).default(1).describe('Which page, from 1'),
        limit: wholeNumber('limit', 1, MOST_RECORDS)
          .default(USUAL_RECORDS)
          .describe('The largest number of rows in the answer'),
      }),
    )
    .output(speciesDifferences)
    .errors({ NOT_FOUND: {}, FORBIDDEN: {} }),
}

const said = {
  title: z.string(),
  version: textOrNull.describe("The publisher's name for the release, e.g. 2025.1"),
  publisher: textOrNull,
  citation: textOrNull.describe('How it is to be cited'),
  doi: textOrNull.describe('The DOI, where the publisher gives one'),
  licence: textOrNull.describe('Terms of use in words'),
  retrieved_date: day.nullable().describe('YYYY-MM-DD on which the files were saved, where known'),
  row_count: z.number().int().describe('Records in use'),
  checksum: textOrNull.describe('SHA-256 over what was read, in hexadecimal'),
  loaded_at: z.string().describe('When it was loaded, ISO 8601 in UTC'),
}

const releasePart = z.object({ ...said, covers }).describe('One of the releases that a dataset rests on')

/** The facts of a release, or of a dataset as the set of its releases. */
export const describedRelease = z.object({
  ...said,
  dataset: z
    .enum(DATASETS)
    .describe('An imported dataset, or a part of the catalogue that comes with the portal'),
  address: textOrNull.describe("The publisher's page"),
  covered_until: day
    .nullable()
    .describe('YYYY-MM-DD, the last day whose decisions or publications it takes into account, where known'),
  first_year: wholeNumberOrNull.describe('The earliest year on record'),
  last_year: wholeNumberOrNull.describe('The latest year on record'),
  last_complete_year: wholeNumberOrNull.describe(
    'Trade records: the latest year that is reported in full; later ones lack reports',
  ),
  simulated: z.boolean().describe('Made up until a real release is imported; no record is real'),
  aggregated: z.boolean().describe('Trade records: whether rows are sums and not single shipments'),
})

/** What source lines, captions and banners show of the data in use. Source: supplement, section 3. */
export const datasetRelease = describedRelease
  .extend({
    releases: z
      .array(releasePart)
      .describe('The releases whose records are in use, the newest first: together they are the dataset'),
  })
  .describe('A dataset in use: the newest release with the rows, years, names and citations of all')

export type DatasetRelease = z.infer<typeof datasetRelease>

export const releasesContract = {
  list: get(
    '/dataset-releases',
    'Every dataset in use, with version, source and whether it is simulated',
  ).output(z.array(datasetRelease)),

  ...releaseChangesContract,
}
