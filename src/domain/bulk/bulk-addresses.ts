/* Where the files in bulk stand, as paths of the portal. */

/** The page that lists everything. */
export const DATA_PAGE = '/data'

/** The catalogue of facts: its landing address, with the files below it. */
export const CATALOGUE = '/data/catalogue'
export const DATA_PACKAGE = `${CATALOGUE}/datapackage.json`
export const CHECKLIST_ARCHIVE = `${CATALOGUE}/coldp.zip`
export const tableAddress = (table: string): string => `${CATALOGUE}/${table}.csv`

/** The portal's datasets as DCAT. */
export const DCAT_CATALOG = '/data/catalog.jsonld'

/** A release of trade records: the address that stands for it for ever, with what describes it below. */
export const releaseAddress = (release: string): string => `/data/cites-trade/${release}`
export const releaseDescription = (release: string, description: ReleaseDescription): string =>
  `${releaseAddress(release)}/${description}.json`

/** What describes a release: its files with their sums, its terms and citation, its columns. */
export const RELEASE_DESCRIPTIONS = ['files', 'datacite', 'croissant'] as const
export type ReleaseDescription = (typeof RELEASE_DESCRIPTIONS)[number]

/** The CSV file beside a Parquet file. */
export const csvAddress = (parquetAddress: string): string => parquetAddress.replace(/\.parquet$/, '.csv.gz')

/** The anchors of a release, and of the catalogue. */
export const RELEASE_ANCHOR = 'cites-trade-'
export const CATALOGUE_ANCHOR = 'catalogue'
