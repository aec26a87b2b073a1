import { z } from 'zod'
import { ROW_CHANGES } from '#domain/releases/row-change.ts'
import { MOST_RECORDS, USUAL_RECORDS } from '#domain/trade/trade-records.ts'
import { countryCode, oneOf, text, wholeNumber } from './parameters.ts'
import { countryChanges, releaseComparison, speciesDifferences, tradeRelease } from './release-comparison.ts'
import { get } from './routes.ts'
import { speciesId } from './vocabularies.ts'

const twoReleases = {
  from: text('from').describe('The earlier release, for example 2025.1'),
  to: text('to').describe('The later release'),
}

/** Simulated records are never compared, so that no answer here is marked. */
export const releaseChangesContract = {
  ofTrade: get(
    '/releases/cites-trade',
    'Every release of trade records that is or was in use, the newest first',
  ).output(z.array(tradeRelease)),

  compare: get(
    '/releases/cites-trade/{from}/{to}',
    'What changed between two releases of trade records, species by species',
    { costly: true },
  )
    .input(z.object(twoReleases))
    .output(releaseComparison)
    .errors({ NOT_FOUND: {} }),

  ofCountry: get(
    '/releases/cites-trade/{from}/{to}/countries/{code}',
    'How many trade records that name a country differ between two releases',
    { costly: true },
  )
    .input(z.object({ ...twoReleases, code: countryCode }))
    .output(countryChanges)
    .errors({ NOT_FOUND: {} }),

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
