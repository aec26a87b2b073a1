import type { Dataset } from '../releases/datasets.ts'

/** What the cells of a column hold, by the names of the Table Schema. Source: Frictionless Table Schema 1. */
export const COLUMN_TYPES = ['string', 'integer', 'number', 'boolean', 'date', 'array'] as const
export type ColumnType = (typeof COLUMN_TYPES)[number]

/** A column of a published table, by the name that the database, the answers and the files give it. */
export interface Column {
  name: string
  type: ColumnType
  description: string
  /** Whether every row has a value. */
  required?: true
  /** The only values that there are. */
  values?: readonly string[]
  /** Whether its texts are addresses. */
  isAddress?: true
}

/** The tables of the catalogue of facts, as the database calls them. */
export const TABLE_NAMES = [
  'species',
  'species_synonyms',
  'common_names',
  'subpopulations',
  'iucn_assessments',
  'conservation_measures',
  'cites_listings',
  'cites_reservations',
  'cites_trade_suspensions',
  'cites_export_quotas',
  'cms_listings',
  'cms_assessments',
  'catch_records',
  'management_areas',
  'countries',
  'references',
  'glossary_terms',
] as const
export type TableName = (typeof TABLE_NAMES)[number]

/** A column whose values are ids of another table. */
export interface Reference {
  column: string
  table: TableName
}

/** A table of the catalogue as it is published. */
export interface PublishedTable {
  /** Also the name of its file. */
  name: TableName
  title: string
  description: string
  columns: readonly Column[]
  references: readonly Reference[]
  /** Columns that the rows are sorted by; the id decides last. */
  order: readonly string[]
  /** Whose terms hold for it: the first of these that is in use. */
  datasets: readonly Dataset[]
}

/** A table without what follows by itself: the columns that all tables have, and what columns refer to. */
export type DescribedTable = Omit<PublishedTable, 'references'>

/** Every table has it: the key of the row. */
export const ID: Column = {
  name: 'id',
  type: 'string',
  description: 'Key of the row; those of the catalogue are the same on every installation',
  required: true,
}

/** The species that a row is about. */
export const SPECIES_ID: Column = {
  name: 'species_id',
  type: 'string',
  description: 'Species that the row is about',
  required: true,
}

/** What the columns that name other rows refer to. */
export const REFERENCES: readonly Reference[] = [
  { column: 'species_id', table: 'species' },
  { column: 'country_id', table: 'countries' },
  { column: 'management_area_id', table: 'management_areas' },
]

/** Where a fact comes from, and whether that was looked at. */
export const ORIGIN: readonly Column[] = [
  { name: 'source', type: 'string', description: 'Where the fact comes from, in words' },
  {
    name: 'checked',
    type: 'boolean',
    description: 'Whether someone compared the row with its source',
    required: true,
  },
]

export const text = (name: string, description: string): Column => ({ name, type: 'string', description })
export const whole = (name: string, description: string): Column => ({ name, type: 'integer', description })
export const day = (name: string, description: string): Column => ({ name, type: 'date', description })
export const yesOrNo = (name: string, description: string): Column => ({
  name,
  type: 'boolean',
  description,
  required: true,
})
export const oneOf = (name: string, values: readonly string[], description: string): Column => ({
  name,
  type: 'string',
  description,
  values,
})
/** A column that every row has a value in. */
export const always = (column: Column): Column => ({ ...column, required: true })
