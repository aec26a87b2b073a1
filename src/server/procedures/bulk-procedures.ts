import type { DataFiles, TradeReleases } from '#contract/bulk-contract.ts'
import { type ListedFile, listFilesOfReleases } from '#database/bulk/release-files-list-queries.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import { listTradeReleases } from '#database/trade/trade-releases-queries.ts'
import {
  CATALOGUE,
  CHECKLIST_ARCHIVE,
  csvAddress,
  DATA_PACKAGE,
  releaseAddress,
  tableAddress,
} from '#domain/bulk/bulk-addresses.ts'
import { CATALOGUE_TABLES, LEFT_OUT } from '#domain/bulk/catalogue-tables.ts'
import { datasetOf } from '#domain/bulk/data-package.ts'
import type { Context } from '../access.ts'
import { os } from '../access.ts'
import { digestCatalogue } from '../bulk/catalogue-files.ts'

export const bulkProcedures = {
  releases: os.bulk.releases.handler(({ input, context }) => tradeReleases(context, input.species_id)),
  files: os.bulk.files.handler(({ context }) => dataFiles(context)),
}

async function tradeReleases(
  { db, publishRows = true }: Context,
  species_id?: string,
): Promise<TradeReleases> {
  const [releases, files] = await Promise.all([
    listTradeReleases(db),
    publishRows ? listFilesOfReleases(db, { species_id }) : [],
  ])
  const filesOf = Map.groupBy(files, ({ of_release }) => of_release)
  return {
    publish_rows: publishRows,
    trade_releases: releases.map((release) => ({
      ...release,
      address: releaseAddress(release.release),
      files: (filesOf.get(release.release) ?? []).map(fileInList),
    })),
  }
}

async function dataFiles(context: Context): Promise<DataFiles> {
  const { records } = context
  const [releases, datasets, digests] = await Promise.all([
    tradeReleases(context),
    records(listReleases),
    records(digestCatalogue),
  ])
  return {
    ...releases,
    catalogue: {
      address: CATALOGUE,
      data_package: DATA_PACKAGE,
      checklist: CHECKLIST_ARCHIVE,
      tables: CATALOGUE_TABLES.map((table) => {
        const { publisher, citation, licence } = datasetOf(table, datasets) ?? UNKNOWN
        const { name, title, description } = table
        const { rows = 0, size = 0, sha256 = '' } = digests[name] ?? {}
        const file = { address: tableAddress(name), rows, size, sha256 }
        return { name, title, description, ...file, publisher, citation, licence }
      }),
      left_out: [...LEFT_OUT],
    },
    datasets,
  }
}

const UNKNOWN = { publisher: null, citation: null, licence: null }

function fileInList({ of_release: _, address, size, sha256, csv_size, csv_sha256, ...file }: ListedFile) {
  return {
    ...file,
    parquet: { address, size, sha256 },
    csv: { address: csvAddress(address), size: csv_size, sha256: csv_sha256 },
  }
}
