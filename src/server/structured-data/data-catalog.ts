import type { Dataset as SchemaDataset } from 'schema-dts'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import { DATA_PAGE, tableAddress } from '#domain/bulk/bulk-addresses.ts'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import { datasetOf } from '#domain/bulk/data-package.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import type { Words } from '../pages/words.ts'
import { catalogId, organization, releaseFacts, temporalCoverage } from './release-facts.ts'
import type { Described, Thing } from './thing.ts'

/** Where the interface answers with a dataset as a whole; the others are answered species by species. */
const WHOLE: Partial<Record<Dataset, string>> = {
  'catalogue-species': '/api/species/all',
  'catalogue-glossary': '/api/glossary-terms',
}

/** The answers of the interface and the files that hold a dataset as a whole. */
function downloadsOf(dataset: Dataset, releases: readonly DatasetRelease[]): Download[] {
  const answer = WHOLE[dataset]
  const tables = CATALOGUE_TABLES.filter((table) => datasetOf(table, releases)?.dataset === dataset)
  return [
    ...(answer === undefined ? [] : [{ address: answer, type: 'application/json' }]),
    ...tables.map(({ name }) => ({ address: tableAddress(name), type: 'text/csv' })),
  ]
}

interface Download {
  address: string
  type: string
}

/** The portal as schema.org's DataCatalog of the datasets in use. Simulated ones are no data and left out. */
export function dataCatalog(releases: readonly DatasetRelease[], portal: Portal, t: Words): Thing {
  return {
    '@type': 'DataCatalog',
    '@id': catalogId(portal.public_url),
    name: portal.name,
    description: t('common:pages.home.description'),
    url: `${portal.public_url}/`,
    publisher: organization(portal.institution),
    isAccessibleForFree: true,
    inLanguage: t.language,
    dataset: releases
      .filter(({ simulated }) => !simulated)
      .map((release) => cataloguedDataset(release, downloadsOf(release.dataset, releases), portal, t)),
  }
}

function cataloguedDataset(
  release: DatasetRelease,
  downloads: readonly Download[],
  portal: Portal,
  t: Words,
): Described<SchemaDataset> {
  const { dataset, title, publisher, row_count: count, loaded_at, first_year, last_year } = release
  return {
    '@type': 'Dataset',
    '@id': `${portal.public_url}/#${dataset}`,
    name: title,
    description: t('sharing:dataset.catalogued', {
      count,
      title,
      figure: t.number(count),
      portal: portal.name,
      publisher: publisher ?? portal.name,
    }),
    url: portal.public_url + DATA_PAGE,
    ...releaseFacts(release),
    ...temporalCoverage(first_year, last_year),
    dateModified: loaded_at.slice(0, 10),
    isAccessibleForFree: true,
    includedInDataCatalog: { '@id': catalogId(portal.public_url) },
    ...(downloads.length === 0
      ? {}
      : {
          distribution: downloads.map(({ address, type }) => ({
            '@type': 'DataDownload' as const,
            encodingFormat: type,
            contentUrl: portal.public_url + address,
          })),
        }),
  }
}
