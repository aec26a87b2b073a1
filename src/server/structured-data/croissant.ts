import type { TradeReleases } from '#contract/bulk-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import { releaseAddress } from '#domain/bulk/bulk-addresses.ts'
import type { ColumnType } from '#domain/bulk/codebook.ts'
import { writtenAddress } from '#domain/bulk/signposting.ts'
import { PARQUET_COLUMNS } from '#domain/bulk/trade-columns.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { releaseOfLabel } from '#domain/trade/release-address.ts'
import { organization } from './release-facts.ts'

/** What the words of a Croissant description mean. Source: Croissant Format Specification 1.0, appendix 1. */
const CROISSANT_CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  rai: 'http://mlcommons.org/croissant/RAI/',
  data: { '@id': 'cr:data', '@type': '@json' },
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  examples: { '@id': 'cr:examples', '@type': '@json' },
  extract: 'cr:extract',
  field: 'cr:field',
  fileProperty: 'cr:fileProperty',
  fileObject: 'cr:fileObject',
  fileSet: 'cr:fileSet',
  format: 'cr:format',
  includes: 'cr:includes',
  isLiveDataset: 'cr:isLiveDataset',
  jsonPath: 'cr:jsonPath',
  key: 'cr:key',
  md5: 'cr:md5',
  parentField: 'cr:parentField',
  path: 'cr:path',
  recordSet: 'cr:recordSet',
  references: 'cr:references',
  regex: 'cr:regex',
  repeated: 'cr:repeated',
  replace: 'cr:replace',
  sc: 'https://schema.org/',
  separator: 'cr:separator',
  source: 'cr:source',
  subField: 'cr:subField',
  transform: 'cr:transform',
} as const

type ListedRelease = TradeReleases['trade_releases'][number]
type ListedFile = ListedRelease['files'][number]

const DATA_TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'sc:Text',
  integer: 'sc:Integer',
  number: 'sc:Float',
  boolean: 'sc:Boolean',
  date: 'sc:Date',
  array: 'sc:Text',
}

/**
 * A release of trade records for programs that learn from data: its files, and their columns as fields. Of each species
 * the newest file of the release. Source: Croissant Format Specification 1.0.
 */
export function croissant(release: ListedRelease, portal: Portal) {
  const { title, publisher, citation, licence, publisher_address, row_count } = release
  const files = newestOfEach(release.files)
  const terms = publisher_address && writtenAddress(publisher_address)
  return {
    '@context': CROISSANT_CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: `${title}, ${release.release}: trade records of Arctic species`,
    description: `${row_count} records of the species of ${portal.name}, as published, one file per species. Exporters' and importers' reports of the same trade are listed separately and must not be added.`,
    url: portal.public_url + releaseAddress(release.release),
    ...(publisher ? { creator: organization(publisher) } : {}),
    publisher: organization(portal.institution),
    datePublished: release.published_at.slice(0, 10),
    ...(terms || licence ? { license: terms ?? licence } : {}),
    ...(citation ? { citeAs: citation } : {}),
    ...versionOf(release),
    ...(terms ? { isBasedOn: terms } : {}),
    distribution: files.map((file) => fileObject(file, portal.public_url)),
    recordSet: files.map(recordSet),
  }
}

/** Publishers count in two numbers, the specification in three: the last one counts revisions of the files. */
function versionOf({ release, files }: ListedRelease) {
  const last = Math.max(1, ...files.map((file) => releaseOfLabel(file.release).revision))
  return /^\d+\.\d+$/.test(release) ? { version: `${release}.${last - 1}` } : {}
}

/** Files are listed by name and then by revision. */
const newestOfEach = (files: readonly ListedFile[]): ListedFile[] => [
  ...new Map(files.map((file) => [file.scientific_name, file])).values(),
]

const idOf = ({ scientific_name }: ListedFile) => speciesSlug(scientific_name)
const fileId = (file: ListedFile) => `${idOf(file)}.parquet`

const fileObject = (file: ListedFile, publicUrl: string) => ({
  '@type': 'cr:FileObject',
  '@id': fileId(file),
  name: fileId(file),
  description: `Trade records of ${file.scientific_name}`,
  contentUrl: publicUrl + file.parquet.address,
  contentSize: `${file.parquet.size} B`,
  encodingFormat: 'application/x-parquet',
  sha256: file.parquet.sha256,
})

const recordSet = (file: ListedFile) => ({
  '@type': 'cr:RecordSet',
  '@id': idOf(file),
  name: idOf(file),
  description: `Trade records of ${file.scientific_name}: ${file.rows} rows`,
  field: PARQUET_COLUMNS.map(({ name, type, description }) => ({
    '@type': 'cr:Field',
    '@id': `${idOf(file)}/${name}`,
    name,
    description,
    dataType: DATA_TYPES[type],
    source: { fileObject: { '@id': fileId(file) }, extract: { column: name } },
  })),
})
