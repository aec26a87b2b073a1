import { createHash } from 'node:crypto'
import type { Reader } from '#database/access.ts'
import type { CatalogueDigest } from '#database/bulk/catalogue-digests-queries.ts'
import { readCatalogueRows } from '#database/bulk/catalogue-queries.ts'
import { catalogueHeading, catalogueLines } from '#domain/bulk/catalogue-csv.ts'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import type { PublishedTable } from '#domain/bulk/codebook.ts'

/** The CSV file of a table of the catalogue, piece by piece; the next rows are read once those before were taken. */
export async function* textOfCatalogueFile(db: Reader, table: PublishedTable): AsyncGenerator<string> {
  yield catalogueHeading(table)
  for await (const rows of readCatalogueRows(db, table)) yield catalogueLines(table, rows)
}

/** The file in one piece, for tables of few rows. */
export async function catalogueFile(db: Reader, table: PublishedTable): Promise<Buffer> {
  const pieces: string[] = []
  for await (const text of textOfCatalogueFile(db, table)) pieces.push(text)
  return Buffer.from(pieces.join(''))
}

/** What the files of all tables come to, by the names of the tables. */
export type CatalogueDigests = Readonly<Record<string, CatalogueDigest>>

/** What all files come to, counted now, one after the other. */
export async function digestCatalogue(db: Reader): Promise<CatalogueDigests> {
  const digests: Record<string, CatalogueDigest> = {}
  for (const table of CATALOGUE_TABLES) digests[table.name] = await digestCatalogueFile(db, table)
  return digests
}

/** What the file of a table comes to, of which some thousand rows are in memory at a time. Throws once `signal` aborts. */
export async function digestCatalogueFile(
  db: Reader,
  table: PublishedTable,
  signal?: AbortSignal,
): Promise<CatalogueDigest> {
  const sum = createHash('sha256')
  let [count, size] = [0, 0]
  const add = (text: string) => {
    const bytes = Buffer.from(text)
    sum.update(bytes)
    size += bytes.length
  }
  add(catalogueHeading(table))
  for await (const rows of readCatalogueRows(db, table)) {
    signal?.throwIfAborted()
    add(catalogueLines(table, rows))
    count += rows.length
  }
  return { rows: count, size, sha256: sum.digest('hex') }
}
