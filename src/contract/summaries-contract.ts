import { z } from 'zod'
import {
  dashboardFilters,
  dashboardMetrics,
  effectivenessCount,
  effectivenessRequest,
  effectivenessRow,
} from './dashboard-contract.ts'
import { get } from './routes.ts'
import { marked } from './shows.ts'
import { cardStatusFields, speciesCard } from './species-card-contract.ts'
import { PART_SAYS } from './species-list-contract.ts'
import { redListCategory, wholeNumberOrNull } from './vocabularies.ts'

const coverage = {
  total: z.number().int().describe('All species'),
  percentage: z.number().describe('Of all species, in whole percent'),
}

/** Source: specification, document 1, section 3, "Landing metrics". */
export const landingMetrics = z
  .object({
    totalSpecies: z.number().int(),
    families: z.number().int(),
    iucnCoverage: z
      .object({ ...coverage, withAssessment: z.number().int() })
      .describe('Species with a global Red List assessment other than NE; regional ones do not count'),
    citesCoverage: z
      .object({ ...coverage, withListing: z.number().int() })
      .describe('Species with a current CITES listing'),
    reviewedProfiles: z
      .number()
      .int()
      .describe('Species whose profile a reviewer has approved: manual_review is complete'),
    tradeRecordCount: z.number().int().describe('Trade records in the release in use, of every species'),
    firstTradeYear: wholeNumberOrNull,
    lastTradeYear: wholeNumberOrNull,
  })
  .describe('How much the portal holds, counted from its data')

export type LandingMetrics = z.infer<typeof landingMetrics>

/** What the landing page opens with. */
export const landing = marked(
  z.object({
    metrics: landingMetrics,
    species: z
      .array(speciesCard.pick({ id: true, scientific_name: true, common_name: true, ...cardStatusFields }))
      .describe(
        'Every species with its status: one mark each on the page; empty where there are more than 200',
      ),
    red_list: z
      .array(
        z.object({
          status: redListCategory.nullable().describe('Null for species without a global assessment'),
          count: z.number().int(),
        }),
      )
      .optional()
      .describe('How many species have each global category, where they are not listed one by one'),
    featured: z.array(speciesCard).describe('Three species that change with the day of the year'),
  }),
).describe('What the landing page opens with')

export type Landing = z.infer<typeof landing>

export const summariesContract = {
  landing: get('/landing', 'Counts, one mark per species and the featured species of the day', {
    shows: ['cites_trade', 'seizures'],
  }).output(landing),

  metrics: get('/landing-metrics', 'How much the portal holds, counted', { shows: ['cites_trade'] }).output(
    marked(landingMetrics),
  ),

  effectiveness: get(
    '/effectiveness',
    'One row per current CITES entry with its trends and category, filtered and sorted',
    { shows: ['cites_trade'] },
  )
    .input(effectivenessRequest)
    .output(z.array(marked(effectivenessRow)).describe(`Entries from the offset on. ${PART_SAYS}`)),

  effectivenessCount: get(
    '/effectiveness/count',
    'How many of these entries pass the filters, and how many each choice would leave',
    { shows: ['cites_trade'] },
  )
    .input(dashboardFilters)
    .output(marked(effectivenessCount)),

  dashboard: get(
    '/dashboard-metrics',
    'Entries counted by category and appendix, and the share whose trade declines',
    { shows: ['cites_trade'] },
  )
    .input(dashboardFilters)
    .output(marked(dashboardMetrics)),
}
