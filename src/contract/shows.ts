import { oc } from '@orpc/contract'
import type { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'

type ShownDataset = Exclude<(typeof IMPORTED_DATASETS)[number], 'catches'>

/** What a read says of itself besides its shape. */
export interface ReadMeta {
  shows: readonly ShownDataset[]
}

/**
 * The beginning of a read whose answer holds figures of these datasets: as long as one of them is
 * simulated, the answer says so in a header. Source: supplement, section 3, "Simulated records".
 */
export const showing = (...shows: ShownDataset[]) => oc.$meta<ReadMeta>({ shows })
