import { type CatalogueRow, readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

/** The files of the catalogue that corrections are compared with. */
const TABLES = {
  listings: 'cites-listings.csv',
  reservations: 'cites-reservations.csv',
  suspensions: 'cites-trade-suspensions.csv',
  quotas: 'cites-export-quotas.csv',
  cms_listings: 'cms-listings.csv',
  measures: 'conservation-measures.csv',
  assessments: 'iucn-assessments.csv',
  subpopulations: 'subpopulations.csv',
  population: 'species-population.csv',
  names: 'common-names.csv',
  references: 'references.csv',
  text_sources: 'species-text-sources.csv',
} as const

export type CatalogueTables = Readonly<Record<keyof typeof TABLES, readonly CatalogueRow[]>>

/** The rows of those files. */
export function readCatalogueTables(folder?: string): CatalogueTables {
  const tables = Object.entries(TABLES).map(([table, file]) => [table, readCatalogueFile(file, folder)])
  return Object.fromEntries(tables)
}

/** The rows of a species. */
export function ofSpecies(rows: readonly CatalogueRow[], scientific_name: string): CatalogueRow[] {
  return rows.filter((row) => row.scientific_name === scientific_name)
}

/** Whether a row has these cells; a column that it lacks counts as empty. */
export function has(row: CatalogueRow, cells: CatalogueRow): boolean {
  return Object.entries(cells).every(([column, cell]) => (row[column] ?? '') === cell)
}
