import { CATALOGUE_DATASETS, type Dataset } from './datasets.ts'

interface Loaded {
  dataset: Dataset
  /** ISO 8601 in UTC. */
  loaded_at: string
}

/** What came into the portal on one day. */
export interface DayOfLoads<Release> {
  /** YYYY-MM-DD in UTC. */
  day: string
  /** Imported and simulated datasets, each with a name of its own. */
  imported: Release[]
  /** How many parts of the catalogue came along. */
  catalogueParts: number
}

/** The days on which data was loaded, newest first; a dataset counts for its latest load alone. */
export function latestLoads<Release extends Loaded>(releases: readonly Release[]): DayOfLoads<Release>[] {
  const days = Map.groupBy(releases, ({ loaded_at }) => loaded_at.slice(0, 10))
  return [...days]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([day, loaded]) => {
      const imported = loaded.filter(({ dataset }) => !isCataloguePart(dataset))
      return { day, imported, catalogueParts: loaded.length - imported.length }
    })
}

/** Whether a dataset comes with the portal, not from an operator's import. */
export const isCataloguePart = (dataset: Dataset): boolean =>
  CATALOGUE_DATASETS.some((part) => part === dataset)
