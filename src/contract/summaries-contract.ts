import { oc } from '@orpc/contract'
import { z } from 'zod'
import { POPULATION_TRENDS } from '#domain/species/population-trend.ts'
import { DASHBOARD_TRENDS } from '#domain/summaries/dashboard-trend.ts'
import { speciesCard } from './species-contract.ts'
import { appendix, redListCategory } from './vocabularies.ts'

const coverage = { total: z.number().int(), percentage: z.number() }

export const landingMetrics = z.object({
  totalSpecies: z.number().int(),
  families: z.number().int(),
  iucnCoverage: z.object({ ...coverage, withAssessment: z.number().int() }),
  citesCoverage: z.object({ ...coverage, withListing: z.number().int() }),
  tradeRecordCount: z.number().int(),
  firstTradeYear: z.number().int().nullable(),
  lastTradeYear: z.number().int().nullable(),
})

export type LandingMetrics = z.infer<typeof landingMetrics>

/** What the landing page opens with. */
export const landing = z.object({
  metrics: landingMetrics,
  /** Every species with its status: one mark each on the page. */
  species: z.array(
    speciesCard.pick({ id: true, scientific_name: true, common_name: true, latest_iucn_status: true }),
  ),
  /** Three species that change with the day of the year. */
  featured: z.array(speciesCard),
})

export type Landing = z.infer<typeof landing>

export const effectivenessRow = z.object({
  /** 'id:population' for a split listing. */
  species_id: z.string(),
  scientific_name: z.string(),
  common_name: z.string(),
  cites_appendix: appendix.nullable(),
  iucn_status: redListCategory.nullable(),
  iucn_year: z.number().int().nullable(),
  population_trend: z.enum(POPULATION_TRENDS),
  trade_trend: z.enum(DASHBOARD_TRENDS),
  trade_records_count: z.number().int(),
  effectiveness_score: z.null(),
  effectiveness_category: z.string(),
  data_quality_score: z.number().int(),
  first_cites_listing: z.string().nullable(),
  years_under_cites: z.number().int().nullable(),
  trade_reduction_pct: z.null(),
})

export const summariesContract = {
  landing: oc
    .route({
      method: 'GET',
      path: '/landing',
      summary: 'Counts, one mark per species and the featured species of the day',
    })
    .output(landing),

  metrics: oc
    .route({ method: 'GET', path: '/landing-metrics', summary: 'How much the portal holds, counted' })
    .output(landingMetrics),

  effectiveness: oc
    .route({
      method: 'GET',
      path: '/effectiveness',
      summary: 'One row per current CITES entry with its trends and category',
    })
    .output(z.array(effectivenessRow)),

  dashboard: oc
    .route({
      method: 'GET',
      path: '/dashboard-metrics',
      summary: 'Entries counted by category and appendix, and the share whose trade declines',
    })
    .output(
      z.object({
        countsByCategory: z.array(z.object({ category: z.string(), count: z.number().int() })),
        appendixMix: z.array(z.object({ appendix: z.string(), count: z.number().int() })),
        pctDecreasingTrade: z.number().nullable(),
      }),
    ),
}
