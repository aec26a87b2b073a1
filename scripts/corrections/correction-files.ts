import { join } from 'node:path'
import { type CatalogueRow, readCatalogueFile } from '#ingest/catalogue/catalogue-files.ts'

/** The files of corrections, with the columns that identify a row within a species. */
const KEYS = {
  'cites-listings.csv': ['appendix', 'listing_date', 'population_identifier', 'listed_under'],
  'cites-reservations.csv': ['kind', 'appendix', 'party', 'start_date', 'taxon', 'value', 'notes'],
  'cms-listings.csv': ['agreement', 'appendix', 'listing_date'],
  'iucn-assessments.csv': ['scope', 'field', 'year'],
  'names.csv': ['iso_639', 'name'],
  'references.csv': ['doi', 'field', 'value'],
  'species-texts-sources.csv': ['fields', 'kind', 'source_title'],
} as const

export type CorrectionFile = keyof typeof KEYS
export const CORRECTION_FILES = Object.keys(KEYS) as CorrectionFile[]

/** The length to which values are cut in a key; lists of authors are long. */
const LONGEST_PART = 80

/** A row of the corrections with the key by which `catalogue/corrections-answered.csv` names it. */
export interface Correction {
  file: CorrectionFile
  scientific_name: string
  key: string
  row: CatalogueRow
}

/** Every row of the corrections in the folder of the reference data. */
export function readCorrections(referenceData: string): Correction[] {
  return CORRECTION_FILES.flatMap((file) =>
    readCatalogueFile(file, join(referenceData, 'corrections')).map((row) => ({
      file,
      scientific_name: row.scientific_name ?? '',
      key: keyOf(file, row),
      row,
    })),
  )
}

function keyOf(file: CorrectionFile, row: CatalogueRow): string {
  const parts = KEYS[file].map((column) => row[column] ?? '').filter((part) => part !== '')
  return parts.map((part) => part.slice(0, LONGEST_PART).trim()).join(' / ')
}
