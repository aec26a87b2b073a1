import { z } from 'zod'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeMeasures } from '#contract/trade-measures-contract.ts'
import { namedSpecies, speciesCalled } from './named-species.ts'
import { portalTool } from './portal-tool.ts'

interface FoundSpecies {
  species: SpeciesCard[]
  total: number
  simulated: boolean
  simulated_datasets: string[]
}

/** The largest page of the gallery. */
const MOST_FOUND = 48

export const findSpecies = portalTool({
  name: 'find_species',
  title: 'Find species',
  description:
    'Species whose name in any language, synonym or family contains a text, with their Red List category and CITES appendix. Begin here when a name is not certain.',
  input: z.object({
    name: z.string().trim().min(2).max(100).describe('A part of a name, for example narwhal or Acipenser'),
  }),
  answer: async ({ name }, { ask }) => {
    const search = new URLSearchParams({ search: name, size: String(MOST_FOUND) })
    const { species, total, simulated, simulated_datasets } = await ask<FoundSpecies>(`/species?${search}`)
    return {
      found: {
        total,
        // Of the number of trade records.
        simulated,
        simulated_datasets,
        species: species.map((card) => ({
          id: card.id,
          scientific_name: card.scientific_name,
          common_name: card.common_name,
          family: card.family,
          red_list_category: card.latest_iucn_status,
          red_list_scope: card.latest_iucn_scope,
          red_list_year: card.iucn_year,
          cites_appendix: card.current_cites_appendix,
          cms_appendix: card.current_cms_appendix,
          trade_records: card.total_trade_records,
        })),
      },
      page: `/gallery?${new URLSearchParams({ search: name })}`,
    }
  },
})

export const status = portalTool({
  name: 'status',
  title: 'Red List status',
  description:
    'Red List assessments of a species with category, scope, year and criteria, newest first, and what is known of its population. A regional assessment holds for its region alone.',
  input: z.object({ species: namedSpecies }),
  answer: async ({ species: named }, { ask }) => {
    const species = await speciesCalled(named, ask)
    const detail = await ask<SpeciesDetail>(`/species/${species.id}`)
    return {
      found: {
        species,
        latest_assessment: detail.latest_assessment,
        assessments: detail.iucn_assessments.map(
          ({
            year_published,
            status: category,
            original_category,
            scope_description,
            criteria,
            url,
            checked,
          }) => ({
            year_published,
            category,
            original_category,
            scope: scope_description,
            criteria,
            url,
            checked,
          }),
        ),
        population_size: detail.population_size,
        population_trend: detail.population_trend,
        reviewed: detail.manual_review,
      },
      page: `/species/${species.id}?tab=conservation`,
    }
  },
})

export const listings = portalTool({
  name: 'listings',
  title: 'CITES and CMS listings',
  description:
    'Current and former places of a species in the CITES and CMS appendices with dates and annotations, and reservations, trade suspensions, export quotas and conservation measures.',
  input: z.object({ species: namedSpecies }),
  answer: async ({ species: named }, { ask }) => {
    const species = await speciesCalled(named, ask)
    const [detail, measures] = await Promise.all([
      ask<SpeciesDetail>(`/species/${species.id}`),
      ask<TradeMeasures>(`/species/${species.id}/trade-measures`),
    ])
    return {
      found: {
        species,
        cites_listings: detail.cites_listings,
        cms_listings: detail.cms_listings,
        ...measures,
      },
      page: `/species/${species.id}?tab=conservation`,
    }
  },
})

export const catches = portalTool({
  name: 'catches',
  title: 'Catches and quotas',
  description:
    'Reported catches of a marine mammal with quotas, by country, area and year. A missing figure means not reported, never zero; areas of different schemes overlap and must not be added.',
  input: z.object({ species: namedSpecies }),
  answer: async ({ species: named }, { ask }) => {
    const species = await speciesCalled(named, ask)
    const records = await ask<CatchRecord[]>(`/species/${species.id}/catch-records`)
    return {
      found: {
        species,
        records: records.map(
          ({ year, season, catch_total, quota_amount, notes, country, management_area, data_source }) => ({
            year,
            season,
            catch_total,
            quota_amount,
            country: country?.country_name ?? null,
            area: management_area?.area_name ?? null,
            area_scheme: management_area?.area_type ?? null,
            notes,
            data_source,
          }),
        ),
      },
      page: `/species/${species.id}?tab=catch`,
    }
  },
})
