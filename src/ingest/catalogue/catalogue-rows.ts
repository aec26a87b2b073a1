import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '#database/schema/index.ts'
import type { DISPLAY_CONTEXTS } from '#domain/glossary/glossary-vocabulary.ts'
import { type CatalogueRow, flagOf, listOf, numberOf, readCatalogueFile, textOf } from './catalogue-files.ts'
import { catalogueId } from './catalogue-id.ts'

/** Species with their texts and population facts in their columns. */
export function speciesRows() {
  const facts = Map.groupBy(fieldRows(), ({ scientific_name }) => scientific_name)
  return fromFile(tables.species, 'species.csv', ['scientific_name'], (row) =>
    Object.fromEntries((facts.get(row.scientific_name) ?? []).map(({ field, value }) => [field, value])),
  )
}

/** Where each text and population fact comes from. */
export const fieldSourceRows = () =>
  rowsOf(tables.species_field_sources, fieldRows(), ['scientific_name', 'field'])

/** Other scientific names of species. */
export const synonymRows = () => fromFile(tables.species_synonyms, 'species-synonyms.csv', ['synonym'])

/** Families in their one spelling. */
export const familyRows = () => fromFile(tables.families, 'families.csv', ['family_name'])

/** Names in every language. */
export const commonNameRows = () =>
  fromFile(tables.common_names, 'common-names.csv', ['scientific_name', 'language', 'iso_639', 'name'])

/** Scientific works about species. */
export const referenceRows = () =>
  fromFile(tables.references, 'references.csv', ['scientific_name', 'doi', 'title'], ({ type }) => ({
    type: (type || 'journal_article') as 'journal_article',
  }))

/** The references that support the texts of species. Throws on a title that is not among a species' references. */
export function textSourceRows() {
  const works = readCatalogueFile('references.csv')
  return fromFile(
    tables.species_text_sources,
    'species-text-sources.csv',
    ['scientific_name', 'field', 'reference_title'],
    ({ scientific_name, reference_title }) => {
      const work = works.find(
        (one) => one.scientific_name === scientific_name && one.title === reference_title,
      )
      if (work === undefined)
        throw new Error(`The catalogue has no reference '${reference_title}' of ${scientific_name}`)
      return { reference_id: catalogueId('references', scientific_name, work.doi, work.title) }
    },
  )
}

/** Subpopulations with their own Red List categories. */
export const subpopulationRows = () =>
  fromFile(tables.subpopulations, 'subpopulations.csv', ['scientific_name', 'subpopulation_name'])

/** Conservation measures of species. */
export const measureRows = () =>
  fromFile(tables.conservation_measures, 'conservation-measures.csv', ['scientific_name', 'measure'])

/** Red List assessments. */
export const assessmentRows = () =>
  fromFile(tables.iucn_assessments, 'iucn-assessments.csv', [
    'scientific_name',
    'scope_code',
    'year_published',
    'original_category',
  ])

/** CITES listings, earlier ones too. */
export const citesListingRows = () =>
  fromFile(tables.cites_listings, 'cites-listings.csv', [
    'scientific_name',
    'appendix',
    'listing_date',
    'population_identifier',
    'listed_under',
  ])

/** CMS listings with their range states. */
export const cmsListingRows = () =>
  fromFile(tables.cms_listings, 'cms-listings.csv', ['scientific_name', 'appendix', 'listing_date'])

/** Reservations of parties on CITES listings. */
export const reservationRows = () =>
  fromFile(tables.cites_reservations, 'cites-reservations.csv', [
    'scientific_name',
    'appendix',
    'country_code',
    'start_date',
    'listed_under',
    'population',
  ])

/** Suspensions of trade, recommended under CITES or decided by the European Union. */
export const suspensionRows = () =>
  fromFile(tables.cites_trade_suspensions, 'cites-trade-suspensions.csv', [
    'scientific_name',
    'country_code',
    'issued_by',
    'suspension_start_date',
    'reason',
  ])

/** Export quotas by country and year. */
export const exportQuotaRows = () =>
  fromFile(tables.cites_export_quotas, 'cites-export-quotas.csv', [
    'scientific_name',
    'country_code',
    'year',
    'unit',
    'notes',
  ])

/** Countries and pseudo-codes. */
export const countryRows = () => fromFile(tables.countries, 'countries.csv', ['country_code'])

/** The areas that catches and quotas are set for. */
export const managementAreaRows = () =>
  fromFile(tables.management_areas, 'management-areas.csv', ['area_name'])

/** Catches and quotas. */
export const catchRows = () =>
  fromFile(
    tables.catch_records,
    'catch-records.csv',
    ['scientific_name', 'country_code', 'area', 'season'],
    ({ area }) => ({ management_area_id: area ? catalogueId('management_areas', area) : null }),
  )

/** The glossary's terms. */
export const glossaryRows = () =>
  fromFile(tables.glossary_terms, 'glossary.csv', ['term'], ({ related_terms, display_contexts }) => ({
    related_terms: listOf(related_terms, ' | '),
    display_contexts: listOf(display_contexts, ' | ') as (typeof DISPLAY_CONTEXTS)[number][],
  }))

/** Figures that others printed, each with the selections that it is computed from here. */
export const publishedFigureRows = () =>
  fromFile(tables.published_figures, 'published-figures.csv', ['figure'])

/** The rows of a file, of which each is known by the cells that `key` names. */
const fromFile = <Table extends PgTable>(
  table: Table,
  file: string,
  key: readonly string[],
  more?: (row: CatalogueRow) => Partial<Table['$inferInsert']>,
) => rowsOf(table, readCatalogueFile(file), key, more)

/**
 * Rows of a table: of each column that a catalogue's row names too, its cell read as the column's kind; the ids of
 * its species and country; and what `more` says of it.
 */
function rowsOf<Table extends PgTable>(
  table: Table,
  rows: readonly CatalogueRow[],
  key: readonly string[],
  more: (row: CatalogueRow) => Partial<Table['$inferInsert']> = () => ({}),
): Table['$inferInsert'][] {
  const columns = getTableColumns(table)
  const idOf = speciesIds()
  return rows.map((row) => ({
    id: catalogueId(getTableName(table), ...key.map((name) => row[name])),
    ...('species_id' in columns && { species_id: idOf(row.scientific_name) }),
    ...('country_id' in columns && {
      country_id: row.country_code ? catalogueId('countries', row.country_code) : null,
    }),
    ...Object.fromEntries(
      Object.values(columns).flatMap((column) =>
        column.name in row ? [[column.name, cellOf(column, row[column.name])]] : [],
      ),
    ),
    ...more(row),
  }))
}

/** The value of a cell in a column of the database; null where nothing is known and that can be stored. */
function cellOf({ dataType, notNull }: PgColumn, cell = '') {
  if (dataType === 'array') return listOf(cell, ' ')
  if (dataType === 'boolean') return notNull ? cell === 'true' : flagOf(cell)
  if (dataType === 'number') return numberOf(cell)
  return notNull ? cell : textOf(cell)
}

/** The id of each species by its scientific name; throws on a name that the catalogue does not know. */
function speciesIds() {
  const ids = new Map(
    readCatalogueFile('species.csv').map(({ scientific_name, id }) => [scientific_name, id]),
  )
  return (scientific_name: string | undefined) => {
    const id = ids.get(scientific_name)
    if (id === undefined)
      throw new Error(`The catalogue speaks of '${scientific_name}', which is none of its species`)
    return id
  }
}

function fieldRows(): CatalogueRow[] {
  return [
    ...readCatalogueFile('species-population.csv'),
    ...readCatalogueFile('species-texts.csv').map(
      (row): CatalogueRow => ({ ...row, value: row.text ?? '', year: '' }),
    ),
  ]
}
