import { iucnAssessmentsKind } from '../assessments/iucn-assessments-kind.tsx'
import { citesListingsKind } from '../listings/cites-listings-kind.tsx'
import { cmsListingsKind } from '../listings/cms-listings-kind.tsx'
import { commonNamesKind } from '../names/common-names-kind.tsx'
import type { AnyRecordKind } from './record-kind.ts'

/** Every kind of record that is curated through the same screens. */
const RECORD_KINDS: readonly AnyRecordKind[] = [
  citesListingsKind,
  cmsListingsKind,
  commonNamesKind,
  iucnAssessmentsKind,
]

/** The kind whose list stands at /admin/{address}; undefined where there is none. */
export function findRecordKind(address: string): AnyRecordKind | undefined {
  return RECORD_KINDS.find((kind) => kind.address === address)
}
