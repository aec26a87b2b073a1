import type { ImportedSeizure } from '#database/seizures/seizures-comparison-queries.ts'
import type { InputTable } from '../files/input-tables.ts'
import { ImportNotes } from '../import-notes.ts'
import type { ImportContext, Importer } from '../importer.ts'
import { readRows, type TakeRow } from '../read-rows.ts'
import { recordsRelease } from '../release-facts.ts'
import { isPlainTable, plainReader } from './plain-rows.ts'
import {
  combinationReader,
  isCombinationTable,
  isSearchWordTable,
  isTaxonKey,
  searchWordReader,
  taxonKeyReader,
} from './use-combination-rows.ts'

/** Seizure records: the tables of Stringham et al. 2021, or plain ones. */
export const importSeizures: Importer = async (context) => {
  const tables = await withHeaders(context)
  const keys = await readKeys(tables, context)
  const seizures: ImportedSeizure[] = []
  const published = tables.some(({ header }) => isCombinationTable(header))
  for (const { table, header } of tables) {
    if (isKey(header)) continue
    // The published set has further tables, such as that of common names, which hold no seizures.
    if (published && !isCombinationTable(header) && !isPlainTable(header)) {
      context.notes.leftAside.push(table.name)
      continue
    }
    await readRows(table, context, () =>
      isCombinationTable(header)
        ? combinationReader(table, header, keys, context, seizures)
        : plainReader(table, header, context, seizures),
    )
  }

  return recordsRelease('seizures', seizures, ({ seizure_year }) => seizure_year, {
    title: published ? 'Seizure records, Stringham et al. 2021' : 'Seizure records',
    version: context.release ?? null,
    publisher: published ? 'Stringham et al.' : null,
    citation: published ? 'Stringham et al. 2021' : null,
    licence: published ? 'MIT licence (Copyright Oliver C. Stringham)' : null,
  })
}

interface TableWithHeader {
  table: InputTable
  header: readonly string[]
}

const isKey = (header: readonly string[]) =>
  !isCombinationTable(header) && (isTaxonKey(header) || isSearchWordTable(header))

/** The first row of each table: what kind of table it is decides in which order they are read. */
function withHeaders({ tables }: ImportContext): Promise<TableWithHeader[]> {
  return Promise.all(
    tables.map(async (table) => {
      for await (const [first] of table.rows(() => undefined)) {
        if (first !== undefined) return { table, header: first.cells }
      }
      return { table, header: [] }
    }),
  )
}

async function readKeys(tables: readonly TableWithHeader[], context: ImportContext) {
  const taxonNames = new Map<string, string>()
  const useTypes = new Map<string, string>()
  // Rows of the keys are no records, so they are not counted as read.
  const uncounted = { ...context, notes: new ImportNotes() }
  for (const { table, header } of tables.filter(({ header }) => isKey(header))) {
    const open = (): TakeRow =>
      isTaxonKey(header)
        ? taxonKeyReader(table.name, header, taxonNames)
        : searchWordReader(table.name, header, useTypes)
    await readRows(table, uncounted, open)
  }
  return { taxonNames, useTypes }
}
