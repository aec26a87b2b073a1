import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Reader } from '#database/access.ts'
import { readCatalogueRows } from '#database/bulk/catalogue-queries.ts'
import { publishedTable } from '#domain/bulk/catalogue-tables.ts'
import {
  CHECKLIST_FILES,
  type ChecklistFile,
  checklistHeading,
  checklistLines,
  tablesOfChecklist,
} from '#domain/bulk/checklist.ts'
import { checklistMetadata } from '#domain/bulk/checklist-metadata.ts'

/** The same files are the same bytes whenever they are packed: the first day that a zip can name. */
const PACKED = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

interface Described {
  portal: Portal
  datasets: readonly DatasetRelease[]
}

/**
 * The checklist as a ColDP archive, piece by piece, packed while it is taken: the same bytes as long as the data is the same.
 * Throws where its rows cannot be read.
 */
export async function* checklistArchive(db: Reader, { portal, datasets }: Described): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const archive = Readable.from(zip.outputStream)
  const breakOff = (problem: Error) => archive.destroy(problem)
  zip.on('error', breakOff)
  zip.addBuffer(Buffer.from(checklistMetadata({ portal, datasets })), 'metadata.yaml', PACKED)
  for (const name of Object.keys(CHECKLIST_FILES) as ChecklistFile[])
    zip.addReadStreamLazy(name, PACKED, (pack) => {
      const text = Readable.from(textOf(db, name, portal.public_url)).on('error', breakOff)
      pack(null, text)
    })
  zip.end()
  yield* archive
}

/** A file of the archive, some rows at a time. */
async function* textOf(db: Reader, name: ChecklistFile, publicUrl: string): AsyncGenerator<string> {
  yield checklistHeading(name)
  for (const tableName of tablesOfChecklist(name)) {
    const table = publishedTable(tableName)
    if (table === undefined) throw new Error(`The checklist is made of ${tableName}, which is not published`)
    for await (const rows of readCatalogueRows(db, table))
      yield checklistLines(name, tableName, rows, publicUrl)
  }
}
