import { CATALOGUE, DATA_PAGE, DCAT_CATALOG, releaseAddress } from './bulk-addresses.ts'
import { fileItems, fileLinks, type LinkedFile, type LinkedRelease } from './release-links.ts'
import { KINDS, type Signpost } from './signposting.ts'

/** Where the page that lists everything leads programs: to what describes it, to each release and to the catalogue. */
export function dataPageLinks(releases: readonly LinkedRelease[], publicUrl: string): Signpost[] {
  const items = [
    ...releases.filter(({ simulated }) => !simulated).map(({ release }) => releaseAddress(release)),
    CATALOGUE,
  ]
  return [
    { rel: 'cite-as', href: publicUrl + DATA_PAGE },
    { rel: 'type', href: KINDS.landing },
    { rel: 'type', href: KINDS.catalog },
    { rel: 'describedby', href: `${publicUrl}/data/index.json`, type: 'application/json' },
    { rel: 'describedby', href: publicUrl + DCAT_CATALOG, type: 'application/ld+json' },
    { rel: 'describedby', href: `${publicUrl}/CITATION.cff`, type: 'application/yaml' },
    ...items.map((path): Signpost => ({ rel: 'item', href: publicUrl + path, type: 'text/html' })),
  ]
}

/** Where the page of a species leads programs: to its facts, and to the files of its trade records. */
export function speciesPageLinks(
  species_id: string,
  trade: { release: LinkedRelease; file: LinkedFile } | undefined,
  publicUrl: string,
): Signpost[] {
  const isData = trade !== undefined && !trade.release.simulated
  const ofTrade = isData ? fileLinks(trade.release, publicUrl) : []
  return [
    { rel: 'cite-as', href: `${publicUrl}/species/${species_id}` },
    { rel: 'type', href: KINDS.landing },
    { rel: 'describedby', href: `${publicUrl}/api/species/${species_id}`, type: 'application/json' },
    ...ofTrade.filter(({ rel }) => rel === 'type' || rel === 'describedby' || rel === 'license'),
    ...(isData ? fileItems(trade.file, publicUrl) : []),
  ]
}
