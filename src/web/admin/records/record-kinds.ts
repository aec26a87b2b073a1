import type { LucideIcon } from 'lucide-react'
import type { z } from 'zod'
import { besideRecord } from '#contract/beside-record.ts'
import { CURATED_INPUTS, EDIT_INPUTS } from '#contract/curated-contracts.ts'
import { CURATED_TOPIC_NAMES, CURATED_TOPICS, type CuratedTopic } from '#domain/curation/curated-topics.ts'
import { cmsAssessmentsKind } from '../assessments/cms-assessments-kind.tsx'
import { iucnAssessmentsKind } from '../assessments/iucn-assessments-kind.tsx'
import { catchRecordsKind } from '../catches/catch-records-kind.tsx'
import { managementAreasKind } from '../catches/management-areas-kind.tsx'
import { countriesKind } from '../countries/countries-kind.tsx'
import { familiesKind } from '../families/families-kind.tsx'
import { glossaryTermsKind } from '../glossary/glossary-terms-kind.tsx'
import { citesExportQuotasKind } from '../listings/cites-export-quotas-kind.tsx'
import { citesListingsKind } from '../listings/cites-listings-kind.tsx'
import { citesReservationsKind } from '../listings/cites-reservations-kind.tsx'
import { cmsListingsKind } from '../listings/cms-listings-kind.tsx'
import { tradeSuspensionsKind } from '../listings/trade-suspensions-kind.tsx'
import { commonNamesKind } from '../names/common-names-kind.tsx'
import { synonymsKind } from '../names/synonyms-kind.tsx'
import { referencesKind } from '../references/references-kind.tsx'
import { textSourcesKind } from '../references/text-sources-kind.tsx'
import { speciesKind } from '../species/species-kind.tsx'
import { conservationMeasuresKind } from '../species-parts/conservation-measures-kind.tsx'
import { distributionRangesKind } from '../species-parts/distribution-ranges-kind.tsx'
import { speciesThreatsKind } from '../species-parts/species-threats-kind.tsx'
import { subpopulationsKind } from '../species-parts/subpopulations-kind.tsx'
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
