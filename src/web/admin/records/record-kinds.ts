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
import type { AnyRecordKind } from './record-kind.ts'

/** Every kind of record that is curated through the same screens. */
const RECORD_KINDS: readonly AnyRecordKind[] = [
  speciesKind,
  citesListingsKind,
  cmsListingsKind,
  cmsAssessmentsKind,
  tradeSuspensionsKind,
  citesReservationsKind,
  citesExportQuotasKind,
  iucnAssessmentsKind,
  commonNamesKind,
  synonymsKind,
  timelineEventsKind,
  referencesKind,
  textSourcesKind,
  subpopulationsKind,
  conservationMeasuresKind,
  distributionRangesKind,
  speciesThreatsKind,
  catchRecordsKind,
  managementAreasKind,
  countriesKind,
  familiesKind,
  glossaryTermsKind,
]

/** The kind whose list stands at /admin/{address}; undefined where there is none. */
export function findRecordKind(address: string): AnyRecordKind | undefined {
  return RECORD_KINDS.find((kind) => kind.address === address)
}

/** The kinds whose records belong to a species. */
export const KINDS_OF_A_SPECIES = RECORD_KINDS.filter(({ schema }) => 'species_id' in schema.shape)
