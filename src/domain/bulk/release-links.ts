import { releaseAddress, releaseDescription } from './bulk-addresses.ts'
import { KINDS, licenceLink, type Signpost } from './signposting.ts'

/** What links are made of. */
export interface LinkedRelease {
  release: string
  simulated: boolean
  /** The publisher's page with the terms. */
  publisher_address: string | null
}

export interface LinkedFile {
  parquet: { address: string }
  csv: { address: string }
}

const PARQUET = 'application/vnd.apache.parquet'
const GZIP = 'application/gzip'

/** Where a release leads programs: to what describes it, to its terms, and to its files. */
export function releaseLinks(
  release: LinkedRelease & { files: readonly LinkedFile[] },
  publicUrl: string,
): Signpost[] {
  const { files, publisher_address, simulated } = release
  return [
    { rel: 'cite-as', href: publicUrl + releaseAddress(release.release) },
    { rel: 'type', href: KINDS.landing },
    ...(simulated ? [] : [{ rel: 'type', href: KINDS.dataset } as const, ...describing(release, publicUrl)]),
    ...licenceLink(publisher_address),
    ...files.flatMap((file) => fileItems(file, publicUrl)),
  ]
}

/** The files with the records of a species. */
export const fileItems = ({ parquet, csv }: LinkedFile, publicUrl: string): Signpost[] => [
  { rel: 'item', href: publicUrl + parquet.address, type: PARQUET },
  { rel: 'item', href: publicUrl + csv.address, type: GZIP },
]

/** Where one of its files leads programs. */
export function fileLinks(release: LinkedRelease, publicUrl: string): Signpost[] {
  const landing = publicUrl + releaseAddress(release.release)
  return [
    { rel: 'cite-as', href: landing },
    { rel: 'collection', href: landing, type: 'text/html' },
    ...(release.simulated
      ? []
      : [{ rel: 'type', href: KINDS.dataset } as const, ...describing(release, publicUrl)]),
    ...licenceLink(release.publisher_address),
  ]
}

const describing = ({ release }: { release: string }, publicUrl: string): Signpost[] => [
  {
    rel: 'describedby',
    href: publicUrl + releaseDescription(release, 'datacite'),
    type: 'application/vnd.datacite.datacite+json',
  },
  {
    rel: 'describedby',
    href: publicUrl + releaseDescription(release, 'croissant'),
    type: 'application/ld+json',
  },
]
