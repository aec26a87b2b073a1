import type { ImportedDataset } from './datasets.ts'

/** The published sources that can be imported, and the dataset each brings. */
export const SOURCE_DATASETS = {
  'cites-trade': 'cites_trade',
  nammco: 'catches',
  seizures: 'seizures',
  iucn: 'iucn_assessments',
  'cites-listings': 'cites_listings',
  'cms-listings': 'cms_listings',
} as const satisfies Record<string, ImportedDataset>
export type ImportSource = keyof typeof SOURCE_DATASETS
export const IMPORT_SOURCES = Object.keys(SOURCE_DATASETS) as [ImportSource, ...ImportSource[]]

/**
 * What becomes of files that a curator sends: they are read, then wait with their comparison until someone
 * accepts or discards them. `refused`: nothing could be read; `failed`: a fault of the portal; `interrupted`:
 * the process that read them stopped. None of these changed the records in use.
 */
export const IMPORT_STATES = [
  'reading',
  'waiting',
  'accepted',
  'discarded',
  'refused',
  'failed',
  'interrupted',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** States in which an import holds the place where its dataset's next records wait. */
export const OPEN_STATES = ['reading', 'waiting'] as const satisfies readonly ImportState[]

/** A reading process reports its progress this often; one that stays silent thirty times as long has stopped. */
export const TELLS_EVERY_MS = 1000
export const SILENT_AFTER_MS = 30_000
