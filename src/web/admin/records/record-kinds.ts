import type { LucideIcon } from 'lucide-react'
import type { z } from 'zod'
import { besideRecord } from '#contract/beside-record.ts'
import { CURATED_INPUTS, EDIT_INPUTS } from '#contract/curated-contracts.ts'
import { CURATED_TOPIC_NAMES, CURATED_TOPICS, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import { cmsAssessmentsKind, iucnAssessmentsKind } from '../assessments/assessments-kinds.tsx'
import { catchRecordsKind, managementAreasKind } from '../catches/catches-kinds.tsx'
import { countriesKind } from '../countries/countries-kind.tsx'
import { familiesKind } from '../families/families-kind.ts'
import { glossaryTermsKind } from '../glossary/glossary-terms-kind.tsx'
import {
  citesExportQuotasKind,
  citesListingsKind,
  citesReservationsKind,
  cmsListingsKind,
  tradeSuspensionsKind,
} from '../listings/listings-kinds.tsx'
import { commonNamesKind, synonymsKind } from '../names/names-kinds.tsx'
import { referencesKind, textSourcesKind } from '../references/references-kinds.tsx'
import { speciesKind } from '../species/species-kind.tsx'
import {
  conservationMeasuresKind,
  distributionRangesKind,
  speciesThreatsKind,
  subpopulationsKind,
} from '../species-parts/species-parts-kinds.tsx'
import { timelineEventsKind } from '../timeline/timeline-events-kind.tsx'
import type { AnyRecordKind, RecordKind } from './record-kind.ts'

const KINDS: { [Topic in CuratedTopic]: RecordKind<(typeof CURATED_INPUTS)[Topic]> } = {
  species: speciesKind,
  common_names: commonNamesKind,
  species_synonyms: synonymsKind,
  families: familiesKind,
  subpopulations: subpopulationsKind,
  distribution_ranges: distributionRangesKind,
  species_threats: speciesThreatsKind,
  cites_listings: citesListingsKind,
  iucn_assessments: iucnAssessmentsKind,
  cms_listings: cmsListingsKind,
  cms_assessments: cmsAssessmentsKind,
  cites_trade_suspensions: tradeSuspensionsKind,
  cites_reservations: citesReservationsKind,
  cites_export_quotas: citesExportQuotasKind,
  conservation_measures: conservationMeasuresKind,
  timeline_events: timelineEventsKind,
  catch_records: catchRecordsKind,
  glossary_terms: glossaryTermsKind,
  references: referencesKind,
  species_text_sources: textSourcesKind,
  countries: countriesKind,
  management_areas: managementAreasKind,
}

/** The icon of each kind. */
export const RECORD_ICONS = Object.fromEntries(
  CURATED_TOPIC_NAMES.map((topic) => [topic, KINDS[topic].Icon]),
) as Record<CuratedTopic, LucideIcon>

/** Every kind of record that is curated through the same screens, in the order of the back office. */
const RECORD_KINDS: readonly AnyRecordKind[] = CURATED_TOPIC_NAMES.map((topic) => ({
  ...(KINDS[topic] as RecordKind),
  blank: (facts) => ({ checked: false, ...KINDS[topic].blank?.(facts) }),
  topic,
  address: CURATED_TOPICS[topic].address,
  schema: withBeside(topic, CURATED_INPUTS[topic]),
  editSchema: withBeside(topic, EDIT_INPUTS[topic] ?? CURATED_INPUTS[topic]),
}))

/** What a form of this kind writes: its fields, and what is sent beside them. */
function withBeside(topic: CuratedTopic, schema: z.ZodObject): z.ZodObject {
  return schema.extend(besideRecord(topic))
}

/** The kind whose list is at /admin/{address}; undefined where there is none. */
export function findRecordKind(address: string): AnyRecordKind | undefined {
  return RECORD_KINDS.find((kind) => kind.address === address)
}

/** The kinds whose records belong to a species. */
export const KINDS_OF_A_SPECIES = RECORD_KINDS.filter(({ schema }) => 'species_id' in schema.shape)
