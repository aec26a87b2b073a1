import type { CitedRelease } from '#domain/citations/cited-view.ts'

/** The address of a view's data, to which a format is added, and what else there is of it. */
export interface ViewData {
  /** '/species/{id}/top-importers', or the path of a page. */
  path: string
  /** The selection and the release, e.g. 'term=tusks&release=2025.1'. */
  query: string
  /** Whether it can be embedded. */
  drawn: boolean
  /** The path of the Parquet file with every record of the species. */
  rows?: string | undefined
}

/** What a reader can cite and use: a chart or a page. */
export interface Citable {
  /** Names its files and its key, e.g. 'monodon-monoceros-top-importers-term-tusks'. */
  name: string
  title: string
  /** Whom it is about, e.g. 'Narwhal (Monodon monoceros)'. */
  subject?: string | undefined
  /** What it shows, in a sentence. */
  what?: string
  /** How it was counted and which records were chosen, in sentences. */
  notes: readonly string[]
  releases: readonly CitedRelease[]
  /** The text of the banner where figures are simulated. */
  simulated?: string | undefined
  /** Absent where its data has no address. */
  view?: ViewData | undefined
}
