import type {
  common_names,
  conservation_measures,
  families,
  references,
  species,
  species_field_sources,
  species_synonyms,
  species_text_sources,
  subpopulations,
} from '#database/schema/index.ts'
import { type CatalogueRow, numberOf, provenanceOf, readCatalogueFile, textOf } from './catalogue-files.ts'
import { catalogueId } from './catalogue-id.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** The id of each species by its scientific name; throws on a name that the catalogue does not know. */
export type SpeciesIds = (scientific_name: string | undefined) => string

/** The ids of the catalogue's species. */
export function speciesIds(): SpeciesIds {
  const ids = new Map(
    readCatalogueFile('species.csv').map(({ scientific_name, id }) => [scientific_name, id]),
  )
  return (scientific_name) => {
    const id = ids.get(scientific_name)
    if (id === undefined)
      throw new Error(`The catalogue speaks of '${scientific_name}', which is none of its species`)
    return id
  }
}

/** Species with their texts and population facts in their columns. */
export function speciesRows(): Row<typeof species>[] {
  const facts = Map.groupBy(fieldRows(), ({ scientific_name }) => scientific_name)
  return readCatalogueFile('species.csv').map((row) => ({
    id: row.id,
    scientific_name: row.scientific_name ?? '',
    common_name: row.common_name ?? '',
    kingdom: row.kingdom ?? '',
    phylum: row.phylum ?? '',
    class: row.class ?? '',
    order_name: row.order_name ?? '',
    family: row.family ?? '',
    genus: row.genus ?? '',
    species_name: row.species_name ?? '',
    authority: textOf(row.authority),
    sis_id: numberOf(row.sis_id),
    inaturalist_id: numberOf(row.inaturalist_id),
    drawing: textOf(row.drawing) as Row<typeof species>['drawing'],
    ...Object.fromEntries((facts.get(row.scientific_name) ?? []).map(({ field, value }) => [field, value])),
    ...provenanceOf(row),
  }))
}

/** Where each text and population fact comes from. */
export function fieldSourceRows(idOf: SpeciesIds): Row<typeof species_field_sources>[] {
  return fieldRows().map((row) => ({
    id: catalogueId('species_field_sources', row.scientific_name, row.field),
    species_id: idOf(row.scientific_name),
    field: row.field ?? '',
    year: numberOf(row.year),
    ...provenanceOf(row),
  }))
}

/** Other scientific names of species. */
export function synonymRows(idOf: SpeciesIds): Row<typeof species_synonyms>[] {
  return readCatalogueFile('species-synonyms.csv').map((row) => ({
    id: catalogueId('species_synonyms', row.synonym),
    species_id: idOf(row.scientific_name),
    synonym: row.synonym ?? '',
    kind: row.kind ?? '',
    ...provenanceOf(row),
  }))
}

/** Families in their one spelling. */
export function familyRows(): Row<typeof families>[] {
  return readCatalogueFile('families.csv').map((row) => ({
    id: catalogueId('families', row.family_name),
    family_name: row.family_name ?? '',
    order_name: textOf(row.order_name),
    class: textOf(row.class),
    description: textOf(row.description),
    ...provenanceOf(row),
  }))
}

/** Names in every language. */
export function commonNameRows(idOf: SpeciesIds): Row<typeof common_names>[] {
  return readCatalogueFile('common-names.csv').map((row) => ({
    id: catalogueId('common_names', row.scientific_name, row.language, row.iso_639, row.name),
    species_id: idOf(row.scientific_name),
    name: row.name ?? '',
    language: row.language as Row<typeof common_names>['language'],
    iso_639: textOf(row.iso_639),
    is_main: row.is_main === 'true',
    ...provenanceOf(row),
  }))
}

/** Scientific works about species. */
export function referenceRows(idOf: SpeciesIds): Row<typeof references>[] {
  return readCatalogueFile('references.csv').map((row) => ({
    id: catalogueId('references', row.scientific_name, row.doi, row.title),
    species_id: idOf(row.scientific_name),
    authors: textOf(row.authors),
    year: numberOf(row.year),
    title: row.title ?? '',
    journal: textOf(row.journal),
    doi: textOf(row.doi),
    url: textOf(row.url),
    type: (row.type || 'journal_article') as Row<typeof references>['type'],
    ...provenanceOf(row),
  }))
}

/** The references that support the texts of species. Throws on a title that is not among a species' references. */
export function textSourceRows(idOf: SpeciesIds): Row<typeof species_text_sources>[] {
  const works = new Map(
    referenceRows(idOf).map(({ id, species_id, title }) => [`${species_id} ${title}`, id]),
  )
  return readCatalogueFile('species-text-sources.csv').map((row) => {
    const reference_id = works.get(`${idOf(row.scientific_name)} ${row.reference_title}`)
    if (reference_id === undefined)
      throw new Error(`The catalogue has no reference '${row.reference_title}' of ${row.scientific_name}`)
    return {
      id: catalogueId('species_text_sources', row.scientific_name, row.field, row.reference_title),
      species_id: idOf(row.scientific_name),
      field: row.field as Row<typeof species_text_sources>['field'],
      reference_id,
      supports: textOf(row.supports),
      ...provenanceOf(row),
    }
  })
}

/** Subpopulations with their own Red List categories. */
export function subpopulationRows(idOf: SpeciesIds): Row<typeof subpopulations>[] {
  return readCatalogueFile('subpopulations.csv').map((row) => ({
    id: catalogueId('subpopulations', row.scientific_name, row.subpopulation_name),
    species_id: idOf(row.scientific_name),
    subpopulation_name: row.subpopulation_name ?? '',
    region: textOf(row.region),
    status: textOf(row.status) as Row<typeof subpopulations>['status'],
    year_published: numberOf(row.year_published),
    sis_id: numberOf(row.sis_id),
    notes: textOf(row.notes),
    ...provenanceOf(row),
  }))
}

/** Conservation measures of species. */
export function measureRows(idOf: SpeciesIds): Row<typeof conservation_measures>[] {
  return readCatalogueFile('conservation-measures.csv').map((row) => ({
    id: catalogueId('conservation_measures', row.scientific_name, row.measure),
    species_id: idOf(row.scientific_name),
    measure: row.measure ?? '',
    start_date: textOf(row.start_date),
    description: textOf(row.description),
    ...provenanceOf(row),
  }))
}

function fieldRows(): CatalogueRow[] {
  return [
    ...readCatalogueFile('species-population.csv'),
    ...readCatalogueFile('species-texts.csv').map((row): CatalogueRow => ({ ...row, value: row.text ?? '' })),
  ]
}
