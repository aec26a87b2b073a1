import { z } from 'zod'
import { SORT_ORDERS } from '#domain/curation/record-lists.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { MOST_LISTED } from '#domain/species/named-parts.ts'
import { FLAG_SORTS, SCREENING_CRITERIA } from '#domain/trade/screening-criteria.ts'
import { flag, oneOf, speciesIdParameter, text, wholeNumber } from './parameters.ts'
import { getOne } from './routes.ts'
import { marked } from './shows.ts'
import { PART_SAYS } from './species-list-contract.ts'
import { count, year } from './trade-figures.ts'
import { tradeSelectionInput } from './trade-selection.ts'
import { screeningFlag } from './trade-trends-contract.ts'
import { appendix, numberOrNull, textOrNull } from './vocabularies.ts'

const listedFlag = screeningFlag.extend({
  species_id: z.uuid(),
  scientific_name: z.string(),
  common_name: textOrNull.describe('In English; null for a species that this portal no longer lists'),
  cites_appendix: appendix
    .nullable()
    .describe('Current CITES appendix of the species, the strictest where populations are listed apart'),
  times_threshold: numberOrNull.describe(
    'quantity divided by threshold; null where the criterion has no threshold',
  ),
  reservations: z
    .array(z.string())
    .nullable()
    .describe(
      'Codes of parties with a reservation on Appendix I in force in the year; null where the criterion is about other trade',
    ),
})

export type ListedFlag = z.infer<typeof listedFlag>

/** Every flag of a release, as the page shows them. */
export const screeningList = z.object({
  release: textOrNull.describe(
    'The release that was screened; null while the records are simulated or none are loaded',
  ),
  last_complete_year: year
    .nullable()
    .describe('The year that is screened; null where the release does not name it, and without a release'),
  species: count.describe('Species with records in the release, which were screened'),
  flags: z.array(listedFlag),
  flags_in_all: count.optional().describe('How many flags there are, where the answer is a part of the list'),
  counted: z
    .object({
      criteria: z.array(z.object({ criterion: z.enum(SCREENING_CRITERIA), count })),
      exporters: z.array(z.object({ exporter: z.string(), count })).describe('By code'),
    })
    .optional()
    .describe(
      'How many flags each criterion and each exporter has among those that the other filters leave, where that is asked for',
    ),
})

export type ScreeningList = z.infer<typeof screeningList>

export const screeningContract = {
  list: getOne(
    '/screening',
    'Species and exporting countries whose last complete year meets a criterion of the Convention for a second look',
    { shows: ['cites_trade'], costly: true },
  )
    .input(
      z.object({
        species_id: speciesIdParameter.optional().describe('Only flags of this species, a UUID in any case'),
        exporter: text('exporter')
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{2}$/, 'exporter must be the code of a country, e.g. GL')
          .optional()
          .describe('Only flags of this exporting country'),
        criterion: oneOf('criterion', SCREENING_CRITERIA).optional().describe('Only flags of this criterion'),
        release: tradeSelectionInput.release,
        sort: oneOf('sort', FLAG_SORTS).default('times').describe('What flags are sorted by'),
        order: oneOf('order', SORT_ORDERS)
          .optional()
          .describe('Without it figures begin with the largest, names and criteria with the first'),
        language: oneOf('language', LANGUAGES)
          .default('en')
          .describe('The language whose names order species and countries; no is bokmål'),
        limit: wholeNumber('limit', 1, MOST_LISTED)
          .optional()
          .describe(`How many flags to answer at most; ${MOST_LISTED} without it`),
        counted: flag('counted')
          .default(false)
          .describe('Whether to count the flags of each criterion and of each exporter too'),
        offset: wholeNumber('offset', 0).default(0).describe('How many flags to leave out before'),
      }),
    )
    .output(
      marked(screeningList).describe(
        `Flags in the order asked for: by default by how many times the threshold their figure is, the largest first. A flag asks for a second look and is not a finding. Simulated records are not screened. ${PART_SAYS}`,
      ),
    ),
}
