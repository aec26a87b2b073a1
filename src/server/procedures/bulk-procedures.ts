import type { DataFiles, TradeReleases } from '#contract/bulk-contract.ts'
import {
  countFilesOfReleases,
  type ListedFile,
  listFilesOfReleases,
  listPartOfFiles,
} from '#database/bulk/release-files-list-queries.ts'
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
import type { AskedPart } from '#domain/species/answered-part.ts'
import type { Context } from '../access.ts'
import { os } from '../access.ts'
import { digestCatalogue } from '../bulk/catalogue-files.ts'

export const bulkProcedures = {
  releases: os.bulk.releases.handler(({ input, context }) => tradeReleases(context, input)),
  files: os.bulk.files.handler(({ input = {}, context }) => dataFiles(context, input)),
}

async function tradeReleases(
  context: Context,
  asked: AskedPart & { species_id?: string | undefined },
): Promise<TradeReleases> {
  const { db, publishRows } = context
  const [releases, { files, inAll, next }] = await Promise.all([
    listTradeReleases(db),
    publishRows ? filesAsked(context, asked) : NO_FILES,
  ])
  const filesOf = Map.groupBy(files, ({ of_release }) => of_release)
  return {
    publish_rows: publishRows,
    trade_releases: releases.map((release) => ({
      ...release,
      address: releaseAddress(release.release),
      files: (filesOf.get(release.release) ?? []).map(fileInList),
      ...(inAll && { files_in_all: inAll.get(release.release) ?? NOTHING }),
    })),
    ...next,
  }
}

const NO_FILES = { files: [], inAll: undefined, next: undefined }
const NOTHING = { species: 0, files: 0, size: 0 }

/** The files of one species, or a part of those of all; what there is in all where that is more. */
async function filesAsked(
  { db, tellPart }: Context,
  { species_id, ...part }: AskedPart & { species_id?: string | undefined },
) {
  if (species_id !== undefined) return { ...NO_FILES, files: await listFilesOfReleases(db, { species_id }) }
  const { files, ...answered } = await listPartOfFiles(db, part)
  tellPart?.(answered)
  const isWhole = part.after === undefined && answered.next === undefined
  return {
    files,
    inAll: isWhole ? undefined : await countFilesOfReleases(db),
    next: answered.next && { next_after: answered.next.after },
  }
}

async function dataFiles(context: Context, part: AskedPart): Promise<DataFiles> {
  const { records, storedDigests } = context
  const [releases, datasets, digests] = await Promise.all([
    tradeReleases(context, part),
    records(listReleases),
    storedDigests ? storedDigests() : records(digestCatalogue),
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
