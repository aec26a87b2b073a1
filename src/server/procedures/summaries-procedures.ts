import { listSpeciesCards } from '#database/species/species-queries.ts'
import { listEffectivenessFacts } from '#database/summaries/effectiveness-queries.ts'
import { countTradeRecords } from '#database/trade/trade-queries.ts'
import { featuredSpecies } from '#domain/species/featured.ts'
import { dashboardMetrics } from '#domain/summaries/dashboard-metrics.ts'
import { effectivenessRows } from '#domain/summaries/effectiveness-rows.ts'
import { landingMetrics } from '#domain/summaries/landing-metrics.ts'
import { os } from '../access.ts'

export const summariesProcedures = {
  landing: os.summaries.landing.handler(async ({ context }) => {
    const [species, trade] = await Promise.all([listSpeciesCards(context.db), countTradeRecords(context.db)])
    return {
      metrics: landingMetrics(species, trade),
      species,
      featured: featuredSpecies(species, context.currentDay),
    }
  }),

  metrics: os.summaries.metrics.handler(async ({ context }) =>
    landingMetrics(await listSpeciesCards(context.db), await countTradeRecords(context.db)),
  ),

  effectiveness: os.summaries.effectiveness.handler(async ({ context }) =>
    effectivenessRows(await listEffectivenessFacts(context.db), context.currentDay),
  ),

  dashboard: os.summaries.dashboard.handler(async ({ context }) =>
    dashboardMetrics(effectivenessRows(await listEffectivenessFacts(context.db), context.currentDay)),
  ),
}
