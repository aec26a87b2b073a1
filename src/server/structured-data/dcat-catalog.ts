import type { DataFiles } from '#contract/bulk-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import {
  CATALOGUE,
  CHECKLIST_ARCHIVE,
  DATA_PACKAGE,
  DATA_PAGE,
  DCAT_CATALOG,
  releaseAddress,
} from '#domain/bulk/bulk-addresses.ts'
import { writtenAddress } from '#domain/bulk/signposting.ts'

type ListedRelease = DataFiles['trade_releases'][number]

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
} as const

const MEDIA_TYPES = 'https://www.iana.org/assignments/media-types/'
const SHA256 = 'http://spdx.org/rdf/terms#checksumAlgorithm_sha256'

/** The portal's datasets for catalogues of open data; simulated ones are no data and left out. Source: DCAT-AP 3.0.1. */
export function dcatCatalog({ trade_releases, catalogue }: DataFiles, portal: Portal) {
  const { public_url } = portal
  const releases = trade_releases.filter(({ simulated }) => !simulated)
  return {
    '@context': CONTEXT,
    '@id': public_url + DCAT_CATALOG,
    '@type': 'dcat:Catalog',
    'dct:title': english(`${portal.name}: datasets`),
    'dct:description': english(
      'Conservation status, listings and trade records of Arctic species: every release of trade records, and the catalogue of facts.',
    ),
    'dct:publisher': agent(portal.institution),
    'dct:language': {
      '@id': 'http://publications.europa.eu/resource/authority/language/ENG',
      '@type': 'dct:LinguisticSystem',
    },
    'foaf:homepage': page(public_url + DATA_PAGE),
    'dcat:dataset': [
      ...releases.map((release) => releaseDataset(release, portal)),
      catalogueDataset(catalogue, portal),
    ],
  }
}

function releaseDataset(release: ListedRelease, { public_url, institution }: Portal) {
  const { title, publisher, citation, licence, publisher_address, first_year, last_year } = release
  const address = public_url + releaseAddress(release.release)
  return {
    '@id': address,
    '@type': 'dcat:Dataset',
    'dct:title': english(`${title}, ${release.release}: trade records of Arctic species`),
    'dct:description': english(
      [`${release.row_count} trade records, one file per species.`, citation && `To be cited as: ${citation}`]
        .filter(Boolean)
        .join(' '),
    ),
    'dct:identifier': address,
    'dct:publisher': agent(institution),
    ...(publisher ? { 'dct:creator': agent(publisher) } : {}),
    'dct:issued': { '@value': release.published_at.slice(0, 10), '@type': 'xsd:date' },
    'dcat:version': release.release,
    'dcat:landingPage': page(address),
    // A site, not a described dataset, which dct:source would have to be.
    ...(publisher_address ? { 'dct:relation': { '@id': writtenAddress(publisher_address) } } : {}),
    ...(first_year === null || last_year === null
      ? {}
      : {
          'dct:temporal': {
            '@type': 'dct:PeriodOfTime',
            'dcat:startDate': { '@value': String(first_year), '@type': 'xsd:gYear' },
            'dcat:endDate': { '@value': String(last_year), '@type': 'xsd:gYear' },
          },
        }),
    'dcat:distribution': release.files.flatMap(({ scientific_name, parquet, csv }) => [
      distribution(public_url, {
        title: `${scientific_name}, Parquet`,
        type: 'application/vnd.apache.parquet',
        ...parquet,
        terms: { licence, address: publisher_address },
      }),
      distribution(public_url, {
        title: `${scientific_name}, CSV`,
        type: 'text/csv',
        packed: true,
        ...csv,
        terms: { licence, address: publisher_address },
      }),
    ]),
  }
}

function catalogueDataset({ tables }: DataFiles['catalogue'], { public_url, institution }: Portal) {
  const files: Distribution[] = [
    { title: 'Data package', type: 'application/json', address: DATA_PACKAGE },
    { title: 'Checklist', type: 'application/zip', address: CHECKLIST_ARCHIVE },
    ...tables.map(({ title, licence, address, size, sha256 }) => ({
      title,
      type: 'text/csv',
      address,
      size,
      sha256,
      terms: { licence, address: null },
    })),
  ]
  return {
    '@id': public_url + CATALOGUE,
    '@type': 'dcat:Dataset',
    'dct:title': english('Catalogue of facts'),
    'dct:description': english(
      'Names, Red List categories, listings under CITES and CMS, catches and the works that they rest on.',
    ),
    'dct:identifier': public_url + CATALOGUE,
    'dct:publisher': agent(institution),
    'dcat:landingPage': page(public_url + CATALOGUE),
    'dcat:distribution': files.map((file) => distribution(public_url, file)),
  }
}

interface Distribution {
  title: string
  type: string
  address: string
  /** Not known of a file that is not made yet. */
  size?: number | null
  sha256?: string | null
  /** Whether it is packed with gzip. */
  packed?: boolean
  terms?: { licence: string | null; address: string | null }
}

function distribution(
  publicUrl: string,
  { title, type, address, size, sha256, packed, terms }: Distribution,
) {
  const url = publicUrl + address
  return {
    '@id': `${url}#distribution`,
    '@type': 'dcat:Distribution',
    'dct:title': english(title),
    'dcat:accessURL': { '@id': url },
    'dcat:downloadURL': { '@id': url },
    'dcat:mediaType': mediaType(type),
    ...(packed ? { 'dcat:compressFormat': mediaType('application/gzip') } : {}),
    ...(size ? { 'dcat:byteSize': { '@value': String(size), '@type': 'xsd:nonNegativeInteger' } } : {}),
    ...(sha256
      ? {
          'spdx:checksum': {
            '@type': 'spdx:Checksum',
            'spdx:algorithm': { '@id': SHA256, '@type': 'spdx:ChecksumAlgorithm' },
            'spdx:checksumValue': { '@value': sha256, '@type': 'xsd:hexBinary' },
          },
        }
      : {}),
    ...(terms?.licence
      ? {
          'dct:license': {
            '@type': 'dct:LicenseDocument',
            ...(terms.address ? { '@id': writtenAddress(terms.address) } : {}),
            'dct:title': english(terms.licence),
          },
        }
      : {}),
  }
}

const english = (text: string) => ({ '@value': text, '@language': 'en' })

const page = (address: string) => ({ '@id': address, '@type': 'foaf:Document' })

const mediaType = (type: string) => ({ '@id': MEDIA_TYPES + type, '@type': 'dct:MediaType' })

const agent = (name: string) => ({ '@type': 'foaf:Agent', 'foaf:name': name })
