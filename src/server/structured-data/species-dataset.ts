import type { DataDownload } from 'schema-dts'
import type { TradeReleases } from '#contract/bulk-contract.ts'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { speciesSubject } from '../pages/species-subject.ts'
import type { Words } from '../pages/words.ts'
import { catalogId, releaseFacts, temporalCoverage } from './release-facts.ts'
import { taxonId } from './taxon.ts'
import type { Described, Thing } from './thing.ts'

interface Known {
  species: SpeciesDetail
  summary: Summary | null
  /** The trade release in use; undefined before any was loaded. */
  release: DatasetRelease | undefined
  /** The file of its records; undefined where there is none, or rows are not published. */
  file: ListedFile | undefined
}

export type ListedFile = TradeReleases['trade_releases'][number]['files'][number]

type Summary = Pick<
  TradeSummary,
  'total_trade_records' | 'overall_min_year' | 'overall_max_year' | 'last_updated_at'
>

/** The values of a trade record, as the columns of the portal's tables name it. */
const MEASURED = ['year', 'importer', 'exporter', 'term', 'purpose', 'source', 'quantity'] as const

/**
 * The trade records of a species as schema.org's Dataset; undefined where there are none, and where they are
 * simulated: what was not recorded must not be found as data.
 */
export function speciesDataset(known: Known, portal: Portal, t: Words): Thing | undefined {
  const { species, summary, release, file } = known
  if (release === undefined || release.simulated || !summary?.total_trade_records) return undefined
  const address = `${portal.public_url}/species/${species.id}`
  const subject = speciesSubject(species, t)
  const { total_trade_records: count, overall_min_year: first, overall_max_year: last } = summary
  const years = first === last ? `${first}` : `${first}–${last}`
  const figure = t.number(count)
  return {
    '@type': 'Dataset',
    '@id': `${address}#trade-records`,
    name: t('sharing:dataset.ofSpecies', { subject }),
    description: t('sharing:dataset.whatOfSpecies', {
      count,
      figure,
      subject,
      years,
      release: release.title,
    }),
    url: address,
    about: { '@id': taxonId(address) },
    ...releaseFacts(release),
    ...temporalCoverage(first, last),
    variableMeasured: MEASURED.map((name) => ({
      '@type': 'PropertyValue',
      name: t(`sharing:dataset.measured.${name}`),
      propertyID: name,
    })),
    measurementTechnique: t('sharing:dataset.technique'),
    dateModified: summary.last_updated_at.slice(0, 10),
    isAccessibleForFree: true,
    includedInDataCatalog: {
      '@type': 'DataCatalog',
      '@id': catalogId(portal.public_url),
      name: portal.name,
      url: `${portal.public_url}/`,
    },
    distribution: [
      {
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        contentUrl: `${portal.public_url}/api/species/${species.id}/trade-summary`,
      },
      ...(file === undefined ? [] : downloads(file, portal.public_url)),
    ],
  }
}

/** The records themselves: as Parquet, as CSV packed with gzip, and as CSV with what is beside each row. */
const downloads = (
  { species_id, release, parquet, csv }: ListedFile,
  publicUrl: string,
): Described<DataDownload>[] => [
  {
    '@type': 'DataDownload',
    encodingFormat: 'application/vnd.apache.parquet',
    contentUrl: publicUrl + parquet.address,
    contentSize: `${parquet.size} B`,
    sha256: parquet.sha256,
  },
  {
    '@type': 'DataDownload',
    encodingFormat: 'application/gzip',
    contentUrl: publicUrl + csv.address,
    ...(csv.size === null || csv.sha256 === null ? {} : { contentSize: `${csv.size} B`, sha256: csv.sha256 }),
  },
  {
    '@type': 'DataDownload',
    encodingFormat: 'text/csv',
    contentUrl: `${publicUrl}/api/trade-records.csv?species_id=${species_id}&release=${release}`,
  },
]
