import type { CuratedTable } from '../curation/curated-table.ts'
import {
  conservation_measures,
  distribution_ranges,
  families,
  species_threats,
  subpopulations,
} from '../schema/index.ts'

export const curatedSubpopulations: CuratedTable = {
  name: 'subpopulations',
  table: subpopulations,
  species_id: subpopulations.species_id,
  searched: [subpopulations.subpopulation_name, subpopulations.region],
  order: [subpopulations.subpopulation_name],
}

export const curatedMeasures: CuratedTable = {
  name: 'conservation_measures',
  table: conservation_measures,
  species_id: conservation_measures.species_id,
  searched: [conservation_measures.measure],
  order: [conservation_measures.measure],
}

export const curatedRanges: CuratedTable = {
  name: 'distribution_ranges',
  table: distribution_ranges,
  species_id: distribution_ranges.species_id,
  searched: [distribution_ranges.country_code, distribution_ranges.region],
  order: [distribution_ranges.country_code, distribution_ranges.region],
}

export const curatedThreats: CuratedTable = {
  name: 'species_threats',
  table: species_threats,
  species_id: species_threats.species_id,
  searched: [species_threats.threat],
  order: [species_threats.threat],
}

export const curatedFamilies: CuratedTable = {
  name: 'families',
  table: families,
  searched: [families.family_name, families.order_name, families.class],
  order: [families.family_name],
  refusals: { families_family_name_key: 'family_already_there' },
}
