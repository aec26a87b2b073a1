import { listNamedTaxa } from '#database/search/search-queries.ts'
import { countReviewedProfiles, listSpeciesCards } from '#database/species/species-queries.ts'
import { listEffectivenessFacts } from '#database/summaries/effectiveness-queries.ts'
import { isSearchable } from '#domain/names/search-text.ts'
import { speciesEntries } from '#domain/search/species-entries.ts'
import { speciesNamed } from '#domain/search/species-named.ts'
import { partFrom } from '#domain/species/answered-part.ts'
import { featuredSpecies } from '#domain/species/featured.ts'
import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
import { dashboardFacets, filteredEntries } from '#domain/summaries/dashboard-filters.ts'
import { entriesInOrder } from '#domain/summaries/dashboard-in-order.ts'
import { dashboardMetrics, decliningPopulations } from '#domain/summaries/dashboard-metrics.ts'
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
    const { entries, named } = await dashboardOf(context, input)
    const found = filteredEntries(entriesInOrder(entries, input.sort), input, named)
    return toldPart(context, partFrom(found, input))
  }),

  effectivenessCount: os.summaries.effectivenessCount.handler(async ({ input, context }) => {
    const { entries, named } = await dashboardOf(context, input)
    return {
      count: filteredEntries(entries, input, named).length,
      total: entries.length,
      facets: dashboardFacets(entries, input, named),
    }
  }),

  dashboard: os.summaries.dashboard.handler(async ({ input, context }) => {
    const { entries, named } = await dashboardOf(context, input)
    return {
      ...dashboardMetrics(filteredEntries(entries, input, named)),
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

/** Every entry of the dashboard, and the species that a search finds by any name. */
async function dashboardOf({ records, currentDay }: Context, { search }: { search: string }) {
  const entries = effectivenessRows(await records(listEffectivenessFacts), currentDay)
  const named = isSearchable(search)
    ? speciesNamed(speciesEntries(await records(listNamedTaxa)), search)
    : undefined
  return { entries, named }
}
