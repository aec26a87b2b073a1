import { storeCatalogueDigest } from '#database/bulk/catalogue-digests-changes.ts'
import {
  type CatalogueDigest,
  findCatalogueVersions,
  listStoredDigests,
} from '#database/bulk/catalogue-digests-queries.ts'
import type { Connection } from '#database/connect.ts'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import type { PublishedTable, TableName } from '#domain/bulk/codebook.ts'
import { rulesDigest } from '../trade/rules-digest.ts'
import { type CatalogueDigests, digestCatalogueFile } from './catalogue-files.ts'

interface Parts {
  connection: Pick<Connection, 'reader' | 'db'>
  warn: (message: string, details: Record<string, unknown>) => void
  /** Aborts when the portal closes. */
  closing?: AbortSignal
  count?: typeof digestCatalogueFile
}

interface Counted {
  version: number
  digest: Promise<CatalogueDigest>
}

/**
 * What the CSV files of the catalogue come to: as stored for the tables that have not changed since, counted and stored for the
 * others, one after the other and once however many ask. It reads as visitors do and stores with the portal's own rights; where
 * nothing can be stored the answer is the same and it is logged.
 */
export function storedDigests({
  connection: { reader, db },
  warn,
  closing,
  count = digestCatalogueFile,
}: Parts) {
  const counting = new Map<TableName, Counted>()
  /** Not awaited by who asks: an import may hold the embedded engine's only session. */
  let storing: Promise<unknown> = Promise.resolve()

  async function digests(): Promise<CatalogueDigests> {
    // Before the stored ones, so that none of an earlier version is taken for the present one.
    const versions = await findCatalogueVersions(reader)
    const stored = await listStoredDigests(db, rulesDigest())
    const found: Record<string, CatalogueDigest> = {}
    for (const table of CATALOGUE_TABLES) {
      const version = versions.get(table.name) ?? 0
      const known = stored.get(table.name)
      found[table.name] = known?.version === version ? known.digest : await countedOnce(table, version)
    }
    return found
  }

  function countedOnce(table: PublishedTable, version: number): Promise<CatalogueDigest> {
    const known = counting.get(table.name)
    if (known?.version === version) return known.digest
    const counted = { version, digest: countAndStore(table, version) }
    counting.set(table.name, counted)
    counted.digest.catch(() => forget(table.name, version))
    return counted.digest
  }

  async function countAndStore(table: PublishedTable, version: number): Promise<CatalogueDigest> {
    const digest = await count(reader, table, closing)
    const now = (await findCatalogueVersions(reader)).get(table.name)
    // Rows of two versions are of none; the answer that they are asked for is made again.
    if (now !== version) forget(table.name, version)
    else storing = storing.then(() => store(table.name, version, digest))
    return digest
  }

  function forget(table: TableName, version: number): void {
    if (counting.get(table)?.version === version) counting.delete(table)
  }

  async function store(table: TableName, version: number, digest: CatalogueDigest): Promise<void> {
    try {
      const of = { version, rules: rulesDigest() }
      await db.transaction((tx) => storeCatalogueDigest(tx, table, of, digest))
    } catch (problem) {
      warn('What a file of the catalogue comes to could not be stored', {
        table,
        problem: problem instanceof Error ? problem.message : String(problem),
      })
    }
  }

  return { digests, settled: () => storing }
}
