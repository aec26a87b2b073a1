import { nameKey } from '../names/stored-name.ts'
import { leavesLittle } from './comparison.ts'
import type { ImportedDataset } from './datasets.ts'

/**
 * What the files of a release take the place of. `dataset`: all its records, since the publisher counts them together;
 * `species`: those of the species that the files are about; `species_and_database`: of these, those that the same
 * database reported; `facts`: none, since each fact is added or changed by itself.
 */
export const EXTENTS = ['dataset', 'species', 'species_and_database', 'facts'] as const
export type Extent = (typeof EXTENTS)[number]

const EXTENT_OF: Readonly<Record<ImportedDataset, Extent>> = {
  cites_trade: 'dataset',
  catches: 'species',
  seizures: 'species_and_database',
  iucn_assessments: 'facts',
  cites_listings: 'facts',
  cms_listings: 'facts',
}

/** Made-up records go as a whole, whatever the first release is about: they are never beside published ones. */
export const extentOf = (dataset: ImportedDataset, isSimulated = false): Extent =>
  isSimulated ? 'dataset' : EXTENT_OF[dataset]

/** What decides whether a record is covered. */
export interface CoveredRecord {
  species_id: string
  source_database?: string | null
}

/** The species, and where it matters the databases, that the records of a release are about; each once. */
export function coveredKeys(extent: Extent, records: readonly CoveredRecord[]): CoveredRecord[] {
  if (extent === 'dataset' || extent === 'facts') return []
  const keys = records.map((record) => keyOf(extent, record))
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}

/** Which records in use the release takes the place of, and which stay. */
export function partedByCoverage<InUse extends CoveredRecord>(
  extent: Extent,
  keys: readonly CoveredRecord[],
  inUse: readonly InUse[],
): { replaced: InUse[]; staying: InUse[] } {
  if (extent === 'dataset') return { replaced: [...inUse], staying: [] }
  const covered = new Set(keys.map((key) => JSON.stringify(key)))
  const isCovered = (record: InUse) => covered.has(JSON.stringify(keyOf(extent, record)))
  return {
    replaced: inUse.filter(isCovered),
    staying: inUse.filter((record) => !isCovered(record)),
  }
}

const keyOf = (extent: Extent, { species_id, source_database }: CoveredRecord): CoveredRecord =>
  extent === 'species_and_database'
    ? { species_id, source_database: source_database ?? null }
    : { species_id }

/** How many rows of a species a release replaces, and how many it brings. */
export interface SpeciesRows {
  species_id: string | null
  before: number
  after: number
}

/** What a release covers, and what stays. Stored with the import, so that it can be read later, too. */
export interface ReleaseCoverage {
  extent: Extent
  /** Rows in use that the release leaves as they are, and of how many species. */
  staying: { rows: number; species: number }
  /** Species of which most rows would go, the one that loses most rows first. */
  losing: SpeciesRows[]
}

/** Whether rows in use stay beside those of the release. */
export const isPartial = ({ staying }: Pick<ReleaseCoverage, 'staying'>): boolean => staying.rows > 0

/** The species of which more than half of the rows would go, the one that loses most rows first. */
export function speciesLosingMost(covered: readonly SpeciesRows[]): SpeciesRows[] {
  const lost = ({ before, after }: SpeciesRows) => before - after
  return covered
    .filter((one) => one.species_id !== null && leavesLittle({ ...one, added: 0, removed: 0, changed: 0 }))
    .toSorted((a, b) => lost(b) - lost(a) || String(a.species_id).localeCompare(String(b.species_id)))
}

/** Whether someone typed the name that is asked for, in letters of any case; nothing is asked where no name is. */
export const isConfirmed = (asked: string | undefined, typed: string | undefined): boolean =>
  asked === undefined || (typed !== undefined && nameKey(typed) === nameKey(asked))
