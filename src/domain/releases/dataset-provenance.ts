/** What one release brought into a dataset. */
export interface ReleasePart {
  title: string
  version: string | null
  publisher: string | null
  citation: string | null
  doi: string | null
  licence: string | null
  retrieved_date: string | null
  checksum: string | null
  /** Of its rows those in use. */
  row_count: number
  /** The species that it covers, by scientific name; null: the whole dataset. */
  covers: string[] | null
  /** ISO 8601 in UTC. */
  loaded_at: string
}

/** A release with the facts of its dataset as a whole. */
interface WholeRelease extends ReleasePart {
  first_year: number | null
  last_year: number | null
  simulated: boolean
}

/**
 * A dataset in use as the set of its releases, the newest first: what the newest says, with the rows and years of all, and
 * the names, citations and terms of each. `row_count` is given where rows are counted otherwise than by adding them up.
 */
export function datasetProvenance<Release extends WholeRelease>(
  newestFirst: readonly [Release, ...Release[]],
  row_count = newestFirst.reduce((rows, one) => rows + one.row_count, 0),
): Omit<Release, 'covers'> & { releases: ReleasePart[] } {
  const [newest] = newestFirst
  const { covers: _, ...said } = newest
  const years = newestFirst.flatMap(({ first_year, last_year }) => [first_year ?? [], last_year ?? []].flat())
  return {
    ...said,
    version: each(newestFirst, 'version', ', '),
    publisher: each(newestFirst, 'publisher', ', '),
    citation: each(newestFirst, 'citation', '; '),
    licence: each(newestFirst, 'licence', '; '),
    doi: newestFirst.length === 1 ? newest.doi : null,
    checksum: newestFirst.length === 1 ? newest.checksum : null,
    row_count,
    first_year: years.length === 0 ? null : Math.min(...years),
    last_year: years.length === 0 ? null : Math.max(...years),
    simulated: newestFirst.some(({ simulated }) => simulated),
    releases: newestFirst.map(partOf),
  }
}

/** What the releases say, each once. */
function each<Name extends string>(
  releases: readonly Readonly<Record<Name, string | null>>[],
  name: Name,
  separator: string,
): string | null {
  const said = [...new Set(releases.flatMap((release) => release[name] ?? []))]
  return said.length === 0 ? null : said.join(separator)
}

const partOf = (release: ReleasePart): ReleasePart => ({
  title: release.title,
  version: release.version,
  publisher: release.publisher,
  citation: release.citation,
  doi: release.doi,
  licence: release.licence,
  retrieved_date: release.retrieved_date,
  checksum: release.checksum,
  row_count: release.row_count,
  covers: release.covers,
  loaded_at: release.loaded_at,
})
