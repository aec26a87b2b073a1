import type { Portal } from '#contract/portal-contract.ts'
import type { Reader } from '#database/access.ts'
import { findReleaseFileAt } from '#database/trade/release-files-queries.ts'
import { speciesSlug } from '#domain/trade/release-address.ts'
import type { CsvDigests } from './release-csv.ts'
import type { ListedRelease } from './release-description-routes.ts'

interface Known {
  release: ListedRelease
  digests: CsvDigests
  portal: Portal
}

/** The files of a release with sizes and sums, those of the CSV files too, and what holds for all of them. */
export async function releaseManifest(db: Reader, { release, digests, portal }: Known) {
  const { files, ...described } = release
  const listed = []
  // One after another, so that others are answered meanwhile.
  for (const { csv, ...file } of files) {
    const slug = speciesSlug(file.scientific_name)
    const stored = await findReleaseFileAt(db, { release: file.release, slug })
    if (stored === undefined) continue
    listed.push({ ...file, csv: { ...csv, ...(await digests.of(stored)) } })
  }
  return { portal: portal.name, ...described, files: listed }
}
