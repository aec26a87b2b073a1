import { listNamedTaxa } from '#database/search/search-queries.ts'
import { countReviewedProfiles, listSpeciesCards } from '#database/species/species-queries.ts'
import { listEffectivenessFacts } from '#database/summaries/effectiveness-queries.ts'
import { searchableNames } from '#domain/names/names-by-species.ts'
import { partFrom } from '#domain/species/answered-part.ts'
import { featuredSpecies } from '#domain/species/featured.ts'
import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
import { dashboardFacets, filteredEntries } from '#domain/summaries/dashboard-filters.ts'
import { dashboardMetrics, decliningPopulations } from '#domain/summaries/dashboard-metrics.ts'
import { sortedEntries } from '#domain/summaries/dashboard-order.ts'
import { effectivenessRows } from '#domain/summaries/effectiveness-rows.ts'
import { landingMetrics } from '#domain/summaries/landing-metrics.ts'
import { redListCounts } from '#domain/summaries/red-list-counts.ts'
import { type Context, os } from '../access.ts'
import { toldPart } from '../answers/told-part.ts'
import { countRecordsInUse } from '../trade/all-records.ts'

export const summariesProcedures = {
  landing: os.summaries.landing.handler(async ({ context }) => {
    const [species, metrics] = await Promise.all([context.records(listSpeciesCards), metricsOf(context)])
    return {
      metrics,
      ...(species.length > MOST_SPECIES_HELD
        ? { species: [], red_list: redListCounts(species) }
        : { species }),
      featured: featuredSpecies(species, context.currentDay),
    }
  }),

  metrics: os.summaries.metrics.handler(({ context }) => metricsOf(context)),

  effectiveness: os.summaries.effectiveness.handler(async ({ input, context }) => {
    const { entries, names } = await dashboardOf(context)
    const found = sortedEntries(filteredEntries(entries, input, names), input.sort)
    return toldPart(context, partFrom(found, input))
  }),

  effectivenessCount: os.summaries.effectivenessCount.handler(async ({ input, context }) => {
    const { entries, names } = await dashboardOf(context)
    return {
      count: filteredEntries(entries, input, names).length,
      total: entries.length,
      facets: dashboardFacets(entries, input, names),
    }
  }),

  dashboard: os.summaries.dashboard.handler(async ({ input, context }) => {
    const { entries, names } = await dashboardOf(context)
    return {
      ...dashboardMetrics(filteredEntries(entries, input, names)),
      decliningPopulations: decliningPopulations(entries),
    }
  }),
}

/** The metrics of the landing page, with the number of profiles that a reviewer has approved. */
async function metricsOf(context: Context) {
  const { records } = context
  const [species, trade, reviewedProfiles] = await Promise.all([
    records(listSpeciesCards),
    countRecordsInUse(context),
    records(countReviewedProfiles),
  ])
  return { ...landingMetrics(species, trade), reviewedProfiles }
}

/** Every entry of the dashboard, and the names that a search may find them by. */
async function dashboardOf({ records, currentDay }: Context) {
  const [facts, taxa] = await Promise.all([records(listEffectivenessFacts), records(listNamedTaxa)])
  return { entries: effectivenessRows(facts, currentDay), names: searchableNames(taxa) }
}
