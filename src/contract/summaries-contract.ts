import { z } from 'zod'
import { POPULATION_TRENDS } from '#domain/species/population-trend.ts'
import { DASHBOARD_TRENDS } from '#domain/summaries/dashboard-trend.ts'
import { showing } from './shows.ts'
import { speciesCard } from './species-card-contract.ts'
import { appendix, day, redListCategory } from './vocabularies.ts'

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
      .describe('Species with a Red List assessment other than NE'),
    citesCoverage: z
      .object({ ...coverage, withListing: z.number().int() })
      .describe('Species with a current CITES listing'),
    tradeRecordCount: z.number().int().describe('Trade records in the release in use, of every species'),
    firstTradeYear: z.number().int().nullable(),
    lastTradeYear: z.number().int().nullable(),
  })
  .describe('How much the portal holds, counted from its data')

export type LandingMetrics = z.infer<typeof landingMetrics>

/** What the landing page opens with. */
export const landing = z
  .object({
    metrics: landingMetrics,
    species: z
      .array(
        speciesCard.pick({ id: true, scientific_name: true, common_name: true, latest_iucn_status: true }),
      )
      .describe('Every species with its status: one mark each on the page'),
    featured: z.array(speciesCard).describe('Three species that change with the day of the year'),
  })
  .describe('What the landing page opens with')

export type Landing = z.infer<typeof landing>

/** Source: specification, document 2, section 3, "Effectiveness row". */
export const effectivenessRow = z
  .object({
    species_id: z.string().describe("'id:population' for a population listed apart"),
    scientific_name: z.string(),
    common_name: z.string().describe('With an asterisk and the population in brackets where listed apart'),
    cites_appendix: appendix.nullable().describe('Current CITES appendix; null where not listed'),
    iucn_status: redListCategory
      .nullable()
      .describe('Category of the latest assessment, the global one first'),
    iucn_year: z.number().int().nullable().describe('Year in which that assessment was published'),
    population_trend: z.enum(POPULATION_TRENDS).describe('Read out of the free text as published'),
    trade_trend: z
      .enum(DASHBOARD_TRENDS)
      .describe('recent_trend of the trade summary; Unknown without trade or with too few years'),
    trade_records_count: z.number().int().describe('Of the species as a whole'),
    effectiveness_score: z.null().describe('Not computed'),
    effectiveness_category: z
      .string()
      .describe('From the population trend and, where that is unknown, the age of the first listing'),
    data_quality_score: z.number().int().describe('The same for every row; not measured'),
    first_cites_listing: day.nullable().describe('YYYY-MM-DD of the earliest CITES listing'),
    years_under_cites: z.number().int().nullable().describe('This year minus the year of that listing'),
    trade_reduction_pct: z.null().describe('Not computed'),
  })
  .describe('A species, or a population listed apart, with its trends')

const dashboard = z
  .object({
    countsByCategory: z
      .array(z.object({ category: z.string(), count: z.number().int() }))
      .describe('Entries by effectiveness_category'),
    appendixMix: z
      .array(z.object({ appendix: z.string(), count: z.number().int() }))
      .describe("Entries by cites_appendix; 'Not Listed' is without one"),
    pctDecreasingTrade: z
      .number()
      .nullable()
      .describe('Percent of the entries whose trade_trend is Declining, one decimal; null of none'),
  })
  .describe('The entries of the dashboard, counted')

export const summariesContract = {
  landing: showing('cites_trade', 'seizures')
    .route({
      method: 'GET',
      path: '/landing',
      summary: 'Counts, one mark per species and the featured species of the day',
    })
    .output(landing),

  metrics: showing('cites_trade')
    .route({ method: 'GET', path: '/landing-metrics', summary: 'How much the portal holds, counted' })
    .output(landingMetrics),

  effectiveness: showing('cites_trade')
    .route({
      method: 'GET',
      path: '/effectiveness',
      summary: 'One row per current CITES entry with its trends and category',
    })
    .output(z.array(effectivenessRow)),

  dashboard: showing('cites_trade')
    .route({
      method: 'GET',
      path: '/dashboard-metrics',
      summary: 'Entries counted by category and appendix, and the share whose trade declines',
    })
    .output(dashboard),
}
