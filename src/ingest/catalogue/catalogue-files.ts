import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'
import { checksumOf } from '../checksum.ts'

/** Where the catalogue stands in this project. */
export const CATALOGUE_FOLDER = fileURLToPath(new URL('../../../catalogue', import.meta.url))

/** A row of a catalogue file by its column names; an empty cell is what is not known. */
export type CatalogueRow = Readonly<Record<string, string>>

/** The rows of one file of the catalogue, e.g. 'species.csv'. */
export function readCatalogueFile(name: string, folder = CATALOGUE_FOLDER): CatalogueRow[] {
  return parse(readFileSync(join(folder, name)), { columns: true })
}

/** One checksum over several files: the same words give the same checksum. */
export function catalogueChecksum(names: readonly string[], folder = CATALOGUE_FOLDER): string {
  return checksumOf(names.map((name) => readFileSync(join(folder, name))))
}

/** A cell's text; null where nothing is known. */
export const textOf = (cell: string | undefined): string | null => (cell ? cell : null)

/** A cell's number; null where nothing is known, which is not zero. */
export const numberOf = (cell: string | undefined): number | null => (cell ? Number(cell) : null)

/** A cell's true or false; null where nothing is known, which is not false. */
export const flagOf = (cell: string | undefined): boolean | null => (cell ? cell === 'true' : null)

/** The parts of a cell that lists several. */
export const listOf = (cell: string | undefined, separator: string): string[] =>
  cell ? cell.split(separator).map((one) => one.trim()) : []

/** Where the row comes from, and whether it was compared with that source. */
export const provenanceOf = (row: CatalogueRow) => ({
  source: textOf(row.source),
  checked: row.checked === 'true',
})
