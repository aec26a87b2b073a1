import type { catch_records, countries, glossary_terms, management_areas } from '#database/schema/index.ts'
import { listOf, numberOf, provenanceOf, readCatalogueFile, textOf } from './catalogue-files.ts'
import { catalogueId } from './catalogue-id.ts'
import type { SpeciesIds } from './species-rows.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** Countries and pseudo-codes. */
export function countryRows(): Row<typeof countries>[] {
  return readCatalogueFile('countries.csv').map((row) => ({
    id: catalogueId('countries', row.country_code),
    country_code: row.country_code ?? '',
    country_name: row.country_name ?? '',
    kind: row.kind as Row<typeof countries>['kind'],
    arctic_council: row.arctic_council === 'true',
    nammco_member: row.nammco_member === 'true',
    ...provenanceOf(row),
  }))
}

/** The areas that catches and quotas are set for. */
export function managementAreaRows(): Row<typeof management_areas>[] {
  return readCatalogueFile('management-areas.csv').map((row) => ({
    id: catalogueId('management_areas', row.area_name),
    area_name: row.area_name ?? '',
    area_type: row.area_type ?? 'NAMMCO',
    ...provenanceOf(row),
  }))
}

/** Catches and quotas. */
export function catchRows(idOf: SpeciesIds): Row<typeof catch_records>[] {
  return readCatalogueFile('catch-records.csv').map((row) => ({
    id: catalogueId('catch_records', row.scientific_name, row.country_code, row.area, row.season),
    species_id: idOf(row.scientific_name),
    country_id: row.country_code ? catalogueId('countries', row.country_code) : null,
    management_area_id: row.area ? catalogueId('management_areas', row.area) : null,
    year: numberOf(row.year),
    season: textOf(row.season),
    catch_total: numberOf(row.catch_total),
    quota_amount: numberOf(row.quota_amount),
    notes: textOf(row.notes),
    data_source: row.data_source ?? 'NAMMCO',
    ...provenanceOf(row),
  }))
}

/** The glossary's terms. */
export function glossaryRows(): Row<typeof glossary_terms>[] {
  type Term = Row<typeof glossary_terms>
  return readCatalogueFile('glossary.csv').map((row) => ({
    id: catalogueId('glossary_terms', row.term),
    term: row.term ?? '',
    acronym: textOf(row.acronym),
    definition: row.definition ?? '',
    category: row.category as Term['category'],
    subcategory: textOf(row.subcategory),
    examples: textOf(row.examples),
    related_terms: listOf(row.related_terms, ' | '),
    priority: Number(row.priority),
    display_contexts: listOf(row.display_contexts, ' | ') as Term['display_contexts'],
    ...provenanceOf(row),
  }))
}
