import { type ComparedRecords, compareRecords } from '#domain/releases/comparison.ts'
import { coveredKeys, extentOf, partedByCoverage, speciesLosingMost } from '#domain/releases/coverage.ts'
import type { ImportedDataset } from '#domain/releases/datasets.ts'
import type { Fields } from '#domain/releases/proposed-change.ts'
import type { RecordDifference } from '#domain/releases/record-difference.ts'
import type { Transaction } from '../access.ts'
import type { Compared } from './dataset-store.ts'
import { findRelease } from './releases-queries.ts'

interface Row {
  species_id: string
  source_database?: string | null
}

/** How the records of a small dataset are compared; each is a record as a reader sees it. */
export interface HowRowsCompare<Compared extends Row> {
  /** What makes two records the same one, e.g. country, area and season. */
  key: (record: Compared) => string
  /** Everything else that a reader would see. */
  content: (record: Compared) => string
  /** Published records in use, without those that a curator has saved. */
  listInUse: (tx: Transaction) => Promise<Compared[]>
  listWaiting: (tx: Transaction) => Promise<Compared[]>
}

/** Compares what waits with the records in use that it covers; the others stay. */
export async function compareRows<One extends Row>(
  tx: Transaction,
  dataset: ImportedDataset,
  how: HowRowsCompare<One>,
): Promise<Compared> {
  const isSimulated = (await findRelease(tx, dataset))?.simulated ?? false
  const extent = extentOf(dataset, isSimulated)
  const [inUse, waiting] = [await how.listInUse(tx), await how.listWaiting(tx)]
  const { replaced, staying } = partedByCoverage(extent, coveredKeys(extent, waiting), inUse)
  const compared = compareRecords(replaced, waiting, how)
  return {
    species: compared.species,
    differences: differencesOf(compared),
    coverage: {
      extent,
      staying: {
        rows: staying.length,
        species: new Set(staying.map(({ species_id }) => species_id)).size,
      },
      losing: isSimulated ? [] : speciesLosingMost(compared.species),
    },
  }
}

function differencesOf<One extends Row>({
  removed,
  changed,
  added,
}: ComparedRecords<One>): RecordDifference[] {
  return [
    ...removed.map((one) => ({ change: 'removed' as const, ...bySpecies(one), after: null })),
    ...changed.map((pair) => ({
      ...bySpecies(pair.before),
      change: 'changed' as const,
      after: bySpecies(pair.after).before,
    })),
    ...added.map((one) => ({
      species_id: one.species_id,
      change: 'added' as const,
      before: null,
      after: bySpecies(one).before,
    })),
  ]
}

function bySpecies<One extends Row>({ species_id, ...fields }: One): { species_id: string; before: Fields } {
  return { species_id, before: fields as unknown as Fields }
}
