import type { z } from 'zod'
import { CURATED_TOPIC_NAMES, CURATED_TOPICS, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import { cmsAssessmentInput, iucnAssessmentEdit, iucnAssessmentInput } from './assessments-curation.ts'
import { besideRecord } from './beside-record.ts'
import { catchRecordInput, managementAreaInput } from './catches-curation.ts'
import { countryInput } from './countries-curation.ts'
import { curatedRecords } from './curated-records.ts'
import { glossaryTermInput } from './glossary-curation.ts'
import {
  citesExportQuotaInput,
  citesListingInput,
  citesReservationInput,
  citesTradeSuspensionInput,
  cmsListingInput,
} from './listings-curation.ts'
import { commonNameInput, synonymInput } from './names-curation.ts'
import { referenceInput, textSourceInput } from './references-curation.ts'
import { speciesInput } from './species-curation.ts'
import {
  conservationMeasureInput,
  distributionRangeInput,
  familyInput,
  speciesThreatInput,
  subpopulationInput,
} from './species-parts-curation.ts'
import { timelineEventInput } from './timeline-curation.ts'

/** What a curator writes of each kind of record. */
export const CURATED_INPUTS = {
  species: speciesInput,
  common_names: commonNameInput,
  species_synonyms: synonymInput,
  families: familyInput,
  subpopulations: subpopulationInput,
  distribution_ranges: distributionRangeInput,
  species_threats: speciesThreatInput,
  cites_listings: citesListingInput,
  iucn_assessments: iucnAssessmentInput,
  cms_listings: cmsListingInput,
  cms_assessments: cmsAssessmentInput,
  cites_trade_suspensions: citesTradeSuspensionInput,
  cites_reservations: citesReservationInput,
  cites_export_quotas: citesExportQuotaInput,
  conservation_measures: conservationMeasureInput,
  timeline_events: timelineEventInput,
  catch_records: catchRecordInput,
  glossary_terms: glossaryTermInput,
  references: referenceInput,
  species_text_sources: textSourceInput,
  countries: countryInput,
  management_areas: managementAreaInput,
} satisfies Record<CuratedTopic, z.ZodObject>

/** The same for a stored record, where it is refused in other words than a new one. */
export const EDIT_INPUTS: { readonly [Topic in CuratedTopic]?: (typeof CURATED_INPUTS)[Topic] } = {
  iucn_assessments: iucnAssessmentEdit,
}

/** What administrators may ask and change of each kind of record. */
export const curatedContracts = Object.fromEntries(
  CURATED_TOPIC_NAMES.map((topic) => [
    topic,
    curatedRecords<z.ZodRawShape>(
      `/${CURATED_TOPICS[topic].address}`,
      CURATED_INPUTS[topic],
      EDIT_INPUTS[topic],
      besideRecord(topic),
    ),
  ]),
) as unknown as {
  [Topic in CuratedTopic]: CuratedContract<(typeof CURATED_INPUTS)[Topic]['shape']>
}

/** The five procedures of a kind of record with these fields. */
type CuratedContract<Shape extends z.ZodRawShape> = ReturnType<typeof curatedRecords<Shape>>
