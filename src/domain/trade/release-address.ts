import { speciesSlug } from '../species/species-slug.ts'

/** What a file of a release is called by. */
export interface ReleaseFileName {
  release: string
  /** From 1; other bytes of the same release and species are a revision of their own. */
  revision: number
  scientific_name: string
}

/** What simulated records are called in the place of a release. */
export const SIMULATED_RELEASE = 'simulated'
const UNVERSIONED = 'unversioned'

/** What a release is called in addresses: its version, in letters that an address may hold. */
export function releaseLabel({ version, simulated }: { version: string | null; simulated: boolean }): string {
  if (simulated) return SIMULATED_RELEASE
  return (
    version
      ?.trim()
      .replaceAll(/[^A-Za-z0-9.]+/g, '-')
      .replaceAll(/^[-.]+|[-.]+$/g, '') || UNVERSIONED
  )
}

/** How answers and addresses name the release of a file: 2025.1, and 2025.1-r2 for its second revision. */
export function revisionLabel({ release, revision }: Pick<ReleaseFileName, 'release' | 'revision'>): string {
  return revision === 1 ? release : `${release}-r${revision}`
}

/** The release of a label, without the revision: '2025.1' of '2025.1-r2'. */
export function releaseOfLabel(label: string): { release: string; revision: number } {
  const [, release = label, revision = '1'] = /^(.+)-r(\d{1,6})$/.exec(label) ?? []
  return { release, revision: Number(revision) }
}

const SEPARATOR = ','

/** The releases that a label names; the files of each take the place of those of the ones before. */
export const releasesOfLabel = (label: string): { release: string; revision: number }[] =>
  label.split(SEPARATOR).map((one) => releaseOfLabel(one.trim()))

/**
 * How answers name the release of several files: the newest revision among them. Files of several releases, of which later
 * ones cover some species only, are named by all of them, the oldest first. Undefined without a file.
 */
export function releaseOfFiles(files: readonly { release: string }[]): string | undefined {
  const named = Map.groupBy(
    files.map(({ release }) => releaseOfLabel(release)),
    ({ release }) => release,
  )
  const newest = [...named].map(([release, revisions]) => ({
    release,
    revision: Math.max(...revisions.map(({ revision }) => revision)),
  }))
  const inOrder = newest.toSorted((a, b) => compareVersions(versionOfLabel(a), versionOfLabel(b)))
  return inOrder.map(revisionLabel).join(SEPARATOR) || undefined
}

const versionOfLabel = ({ release }: { release: string }) => (release === UNVERSIONED ? null : release)

/** Whether a version of a release came before another; one without a version is the oldest. */
export const isOlderVersion = (one: string | null, other: string | null): boolean =>
  compareVersions(one, other) < 0

const compareVersions = (one: string | null, other: string | null): number =>
  (one ?? '').localeCompare(other ?? '', 'en', { numeric: true })

/** The address of a file, which means the same bytes for ever. Source: trade-methods, section 11. */
export function releaseFileAddress(file: ReleaseFileName): string {
  return `/data/cites-trade/${revisionLabel(file)}/${speciesSlug(file.scientific_name)}.parquet`
}
