import type { ImportedSeizure } from '#database/seizures/seizures-comparison-queries.ts'
import { findColumns, hasColumns } from '../files/columns.ts'
import type { InputTable } from '../files/input-tables.ts'
import type { ImportContext } from '../importer.ts'
import type { TakeRow } from '../read-rows.ts'

/* The tables of Stringham et al. 2021: a row of the first is one taxon and kind of use per database. */

const COMBINATIONS = [
  'db',
  'db_original_usetype',
  'standardized_use_type',
  'standardized_use_id',
  'subcategory',
  'main_category',
  'db_taxa_name',
  'db_taxa_name_clean',
  'gbif_id',
] as const
const TAXON_KEY = ['db', 'db_taxa_name', 'gbif_id', 'gbif_name'] as const
const SEARCH_WORDS = ['standardized_use_id', 'standardized_use_type', 'search_word'] as const

const REFERENCE = 'Stringham et al. 2021'
/** How the published tables write a missing value; none of their columns holds country codes. */
const MISSING = 'NA'

/** What the second and fifth table add to the first. */
export interface CombinationKeys {
  taxonNames: ReadonlyMap<string, string>
  useTypes: ReadonlyMap<string, string>
}

export const isCombinationTable = (header: readonly string[]) => hasColumns(header, COMBINATIONS)
export const isTaxonKey = (header: readonly string[]) => hasColumns(header, TAXON_KEY)
export const isSearchWordTable = (header: readonly string[]) => hasColumns(header, SEARCH_WORDS)

/** Adds the rows of a taxonomic key: the name that GBIF has for what a database calls a taxon. */
export function taxonKeyReader(file: string, header: readonly string[], names: Map<string, string>): TakeRow {
  const at = findColumns(file, header, TAXON_KEY)
  return (row) => {
    const name = valueAt(row, at.gbif_name)
    if (name !== null) names.set(taxonKey(row, at), name)
    return undefined
  }
}

/** Adds the rows of the table of search words: what a kind of use is called. */
export function searchWordReader(
  file: string,
  header: readonly string[],
  uses: Map<string, string>,
): TakeRow {
  const at = findColumns(file, header, SEARCH_WORDS)
  return (row) => {
    const id = valueAt(row, at.standardized_use_id)
    const type = valueAt(row, at.standardized_use_type)
    if (id !== null && type !== null) uses.set(id, type)
    return undefined
  }
}

/** Reads the combinations into seizure records. They carry no date, place or quantity, and none is made up. */
export function combinationReader(
  table: InputTable,
  header: readonly string[],
  keys: CombinationKeys,
  { species, notes }: ImportContext,
  seizures: ImportedSeizure[],
): TakeRow {
  const at = findColumns(table.name, header, COMBINATIONS)
  return (row) => {
    const names = [keys.taxonNames.get(taxonKey(row, at)), row[at.db_taxa_name_clean], row[at.db_taxa_name]]
    const species_id = names.map((name) => species.match(name ?? '')).find((id) => id !== undefined)
    if (species_id === undefined) {
      notes.skip(valueAt(row, at.db_taxa_name_clean) ?? valueAt(row, at.db_taxa_name) ?? '(no name)')
      return
    }
    const use_id = valueAt(row, at.standardized_use_id)
    const use = valueAt(row, at.standardized_use_type) ?? keys.useTypes.get(use_id ?? '') ?? null
    if (use === null) return { column: 'standardized_use_type', reason: 'it is empty' }
    const main_category = valueAt(row, at.main_category)
    const original = valueAt(row, at.db_original_usetype)
    seizures.push({
      species_id,
      seizure_year: null,
      seizure_date: null,
      country_code: null,
      product: {
        product_name: use,
        product_code: use_id,
        main_category,
        subcategory: valueAt(row, at.subcategory),
        is_high_value: false,
      },
      product_category: main_category,
      quantity: null,
      unit: null,
      source_database: valueAt(row, at.db),
      reference: original === null ? REFERENCE : `${REFERENCE}, reported there as '${original}'`,
    })
    return
  }
}

function taxonKey(row: readonly string[], at: { db: number; db_taxa_name: number; gbif_id: number }): string {
  return [row[at.db], row[at.gbif_id], row[at.db_taxa_name]].join('\n')
}

function valueAt(row: readonly string[], position: number): string | null {
  const value = row[position]?.trim() ?? ''
  return value === '' || value === MISSING ? null : value
}
