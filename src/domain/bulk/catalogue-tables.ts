import { ID, ORIGIN, type PublishedTable, REFERENCES } from './codebook.ts'
import { LISTING_TABLES } from './listing-tables.ts'
import { RECORD_TABLES } from './record-tables.ts'
import { SPECIES_TABLES } from './species-tables.ts'

/** The codebook of the catalogue of facts: its tables with their columns, from which all its files follow. */
export const CATALOGUE_TABLES: readonly PublishedTable[] = [
  ...SPECIES_TABLES,
  ...LISTING_TABLES,
  ...RECORD_TABLES,
].map((table) => ({
  ...table,
  columns: [ID, ...table.columns, ...ORIGIN],
  references: REFERENCES.filter((one) => table.columns.some(({ name }) => name === one.column)),
}))

export const LEFT_OUT_NAMES = ['assessments', 'population', 'texts', 'pictures'] as const

/** What the catalogue of facts leaves out, and why. */
export const LEFT_OUT = [
  {
    name: 'assessments',
    fields:
      'Of Red List assessments and subpopulations: criteria, rationale and other texts, threats, population trend, reason for change, and the tags for possibly extinct',
    reason:
      'they are the IUCN’s, whose terms allow no redistribution in bulk; see the page of each assessment',
  },
  {
    name: 'population',
    fields: 'Population trends, population sizes and generation lengths of species',
    reason: 'they are of the IUCN and BirdLife International, whose terms allow single figures only',
  },
  {
    name: 'texts',
    fields:
      'Texts about species (description, habitat, movements, threats, use, conservation) and their translations',
    reason: 'they belong with the publications that support them, and are at /api/species/{id}',
  },
  {
    name: 'pictures',
    fields: 'Pictures',
    reason: 'each has a licence of its own and is shown with its credit',
  },
] as const satisfies { name: (typeof LEFT_OUT_NAMES)[number]; fields: string; reason: string }[]

/** The table of this name; undefined where none is published under it. */
export const publishedTable = (name: string): PublishedTable | undefined =>
  CATALOGUE_TABLES.find((table) => table.name === name)
