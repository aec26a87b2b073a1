import { hash } from 'node:crypto'
import type { Reader } from '#database/access.ts'
import { listCatalogueRows } from '#database/bulk/catalogue-queries.ts'
import { catalogueCsv } from '#domain/bulk/catalogue-csv.ts'
import { CATALOGUE_TABLES } from '#domain/bulk/catalogue-tables.ts'
import type { PublishedTable } from '#domain/bulk/codebook.ts'
import type { FileDigest } from '#domain/bulk/data-package.ts'

/** A table of the catalogue as the bytes of its file. */
export async function catalogueFile(db: Reader, table: PublishedTable): Promise<Buffer> {
  return Buffer.from(catalogueCsv(table, await listCatalogueRows(db, table)))
}

/** How large the file of each table is, and what its bytes come to. */
export async function digestCatalogue(db: Reader): Promise<Record<string, FileDigest & { rows: number }>> {
  const digests = await Promise.all(
    CATALOGUE_TABLES.map(async (table) => {
      const rows = await listCatalogueRows(db, table)
      const bytes = Buffer.from(catalogueCsv(table, rows))
      return [
        table.name,
        { rows: rows.length, size: bytes.length, sha256: hash('sha256', bytes, 'hex') },
      ] as const
    }),
  )
  return Object.fromEntries(digests)
}
