import { curatedAssessments, curatedCmsAssessments } from '../assessments/assessments-curation.ts'
import { curatedCatchRecords, curatedManagementAreas } from '../catches/catches-curation.ts'
import { curatedCountries } from '../countries/countries-curation.ts'
import { curatedGlossaryTerms } from '../glossary/glossary-curation.ts'
import {
  curatedCitesListings,
  curatedCmsListings,
  curatedExportQuotas,
  curatedReservations,
  curatedTradeSuspensions,
} from '../listings/listings-curation.ts'
import { curatedCommonNames, curatedSynonyms } from '../names/names-curation.ts'
import { curatedReferences, curatedTextSources } from '../references/references-curation.ts'
import { curatedSpecies } from '../species/species-curation.ts'
import {
  curatedFamilies,
  curatedMeasures,
  curatedRanges,
  curatedSubpopulations,
  curatedThreats,
} from '../species/species-parts-curation.ts'
import { curatedTimelineEvents } from '../timeline/timeline-curation.ts'
import { curatedTranslations } from '../translations/translations-curation.ts'

/** Every table whose rows are edited one by one, under the name that the contract and the audit trail use. */
export const CURATED_TABLES = {
  catch_records: curatedCatchRecords,
  cites_export_quotas: curatedExportQuotas,
  cites_listings: curatedCitesListings,
  cites_reservations: curatedReservations,
  cites_trade_suspensions: curatedTradeSuspensions,
  cms_assessments: curatedCmsAssessments,
  cms_listings: curatedCmsListings,
  common_names: curatedCommonNames,
  conservation_measures: curatedMeasures,
  countries: curatedCountries,
  distribution_ranges: curatedRanges,
  families: curatedFamilies,
  glossary_terms: curatedGlossaryTerms,
  iucn_assessments: curatedAssessments,
  management_areas: curatedManagementAreas,
  references: curatedReferences,
  species: curatedSpecies,
  species_synonyms: curatedSynonyms,
  species_text_sources: curatedTextSources,
  species_threats: curatedThreats,
  subpopulations: curatedSubpopulations,
  timeline_events: curatedTimelineEvents,
  translations: curatedTranslations,
} as const
