import type { Dataset } from '../releases/datasets.ts'
import { DATA_PACKAGE, DATA_PAGE } from './bulk-addresses.ts'
import { CATALOGUE_TABLES, LEFT_OUT } from './catalogue-tables.ts'
import type { Column, PublishedTable } from './codebook.ts'
import { writtenAddress } from './signposting.ts'

/** What is known of a dataset in use: whose it is and on which terms. */
export interface DescribedDataset {
  dataset: Dataset
  title: string
  version: string | null
  publisher: string | null
  citation: string | null
  licence: string | null
  address: string | null
  loaded_at: string
}

/** Bytes of a file and their SHA-256, in hexadecimal digits. */
export interface FileDigest {
  size: number
  sha256: string
}

interface Contents {
  /** By the name of the table. */
  files: Readonly<Record<string, FileDigest>>
  datasets: readonly DescribedDataset[]
  portal: { name: string; institution: string; public_url: string }
}

/** The catalogue of facts as a Frictionless data package. Source: Frictionless Data Package 1. */
export function dataPackage({ files, datasets, portal }: Contents) {
  return {
    profile: 'tabular-data-package',
    name: 'arctic-tracker-catalogue',
    id: `${portal.public_url}${DATA_PACKAGE}`,
    title: `${portal.name}: catalogue of facts`,
    description: packageDescription(portal.name),
    homepage: `${portal.public_url}${DATA_PAGE}`,
    created: latestLoad(datasets),
    contributors: [{ title: portal.institution, role: 'publisher' }],
    keywords: ['Arctic', 'species', 'conservation', 'CITES', 'CMS', 'Red List'],
    sources: datasetsOf(CATALOGUE_TABLES, datasets).map(sourceOf),
    resources: CATALOGUE_TABLES.map((table) => resource(table, files[table.name], datasets)),
  }
}

function resource(
  table: PublishedTable,
  file: FileDigest | undefined,
  datasets: readonly DescribedDataset[],
) {
  const dataset = datasetOf(table, datasets)
  return {
    profile: 'tabular-data-resource',
    name: table.name,
    path: `${table.name}.csv`,
    title: table.title,
    description: [table.description, dataset?.licence ? `Terms: ${dataset.licence}` : '']
      .filter(Boolean)
      .join('. '),
    format: 'csv',
    mediatype: 'text/csv',
    encoding: 'utf-8',
    dialect: { delimiter: ',', doubleQuote: true, header: true, lineTerminator: '\n', quoteChar: '"' },
    ...(file === undefined ? {} : { bytes: file.size, hash: `sha256:${file.sha256}` }),
    ...(dataset === undefined ? {} : { sources: [sourceOf(dataset)], ...licencesOf(dataset) }),
    schema: tableSchema(table),
  }
}

/** The dataset whose terms hold for a table: the one in use, or the catalogue's own. */
export function datasetOf<Known extends { dataset: Dataset }>(
  { datasets: named }: Pick<PublishedTable, 'datasets'>,
  datasets: readonly Known[],
): Known | undefined {
  return named.flatMap((name) => datasets.filter(({ dataset }) => dataset === name))[0]
}

/** The datasets that tables come from, each once. */
export function datasetsOf<Known extends { dataset: Dataset }>(
  tables: readonly PublishedTable[],
  datasets: readonly Known[],
): Known[] {
  const used = new Set(tables.map((table) => datasetOf(table, datasets)))
  return datasets.filter((dataset) => used.has(dataset))
}

const sourceOf = ({ title, citation, address }: DescribedDataset) => ({
  title: citation ?? title,
  ...(address ? { path: writtenAddress(address) } : {}),
})

/** Terms are sentences, seldom a licence with a name: they lead to the publisher's page. */
function licencesOf({ licence, address }: DescribedDataset) {
  return licence && address ? { licenses: [{ path: writtenAddress(address), title: licence }] } : {}
}

const latestLoad = (datasets: readonly DescribedDataset[]): string =>
  datasets
    .map(({ loaded_at }) => loaded_at)
    .sort()
    .at(-1) ?? '1970-01-01T00:00:00.000Z'

function packageDescription(portal: string): string {
  const leftOut = LEFT_OUT.map(({ fields, reason }) => `- ${fields}: ${reason}.`)
  return [
    `Facts on Arctic species as ${portal} holds them: names, Red List categories, listings under CITES and CMS, catches and the works that they rest on. Each row names its source, and whether it was compared with it. Terms differ from table to table and stand with each.`,
    'A text that a spreadsheet would run as a formula begins with an apostrophe.',
    `Left out:\n${leftOut.join('\n')}`,
  ].join('\n\n')
}

/** A table as a Table Schema. Source: Frictionless Table Schema 1. */
function tableSchema({ columns, references }: PublishedTable) {
  return {
    fields: columns.map(field),
    missingValues: [''],
    primaryKey: 'id',
    ...(references.length === 0
      ? {}
      : {
          foreignKeys: references.map(({ column, table }) => ({
            fields: column,
            reference: { resource: table, fields: 'id' },
          })),
        }),
  }
}

function field({ name, type, description, required, values, isAddress }: Column) {
  const constraints = {
    ...(required ? { required } : {}),
    ...(name === 'id' ? { unique: true } : {}),
    ...(values === undefined ? {} : { enum: [...values] }),
  }
  return {
    name,
    type,
    ...(isAddress ? { format: 'uri' } : {}),
    description,
    ...(Object.keys(constraints).length === 0 ? {} : { constraints }),
  }
}
