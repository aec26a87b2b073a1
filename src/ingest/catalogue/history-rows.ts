import type { cites_listings, cms_listings, iucn_assessments } from '#database/schema/index.ts'
import { flagOf, listOf, numberOf, provenanceOf, readCatalogueFile, textOf } from './catalogue-files.ts'
import { catalogueId } from './catalogue-id.ts'
import type { SpeciesIds } from './species-rows.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** Red List assessments. */
export function assessmentRows(idOf: SpeciesIds): Row<typeof iucn_assessments>[] {
  return readCatalogueFile('iucn-assessments.csv').map((row) => ({
    id: catalogueId(
      'iucn_assessments',
      row.scientific_name,
      row.scope_code,
      row.year_published,
      row.original_category,
    ),
    species_id: idOf(row.scientific_name),
    assessment_id: numberOf(row.assessment_id),
    year_published: Number(row.year_published),
    status: textOf(row.status) as Row<typeof iucn_assessments>['status'],
    original_category: textOf(row.original_category),
    is_latest: row.is_latest === 'true',
    possibly_extinct: flagOf(row.possibly_extinct),
    possibly_extinct_in_wild: flagOf(row.possibly_extinct_in_wild),
    criteria: textOf(row.criteria),
    reason_for_change: textOf(row.reason_for_change) as Row<typeof iucn_assessments>['reason_for_change'],
    reason_for_change_source: textOf(row.reason_for_change_source),
    url: textOf(row.url),
    scope_code: row.scope_code ?? '1',
    scope_description: row.scope_description ?? 'Global',
    assessment_notes: textOf(row.assessment_notes),
    ...provenanceOf(row),
  }))
}

/** CITES listings, earlier ones too. */
export function citesListingRows(idOf: SpeciesIds): Row<typeof cites_listings>[] {
  return readCatalogueFile('cites-listings.csv').map((row) => ({
    id: catalogueId(
      'cites_listings',
      row.scientific_name,
      row.appendix,
      row.listing_date,
      row.population_identifier,
      row.listed_under,
    ),
    species_id: idOf(row.scientific_name),
    appendix: row.appendix as Row<typeof cites_listings>['appendix'],
    listing_date: row.listing_date ?? '',
    end_date: textOf(row.end_date),
    is_current: row.is_current === 'true',
    covers: row.covers as Row<typeof cites_listings>['covers'],
    population_identifier: textOf(row.population_identifier),
    listed_under: textOf(row.listed_under),
    notes: textOf(row.notes),
    ...provenanceOf(row),
  }))
}

/** CMS listings with their range states. */
export function cmsListingRows(idOf: SpeciesIds): Row<typeof cms_listings>[] {
  return readCatalogueFile('cms-listings.csv').map((row) => ({
    id: catalogueId('cms_listings', row.scientific_name, row.appendix, row.listing_date),
    species_id: idOf(row.scientific_name),
    appendix: row.appendix as Row<typeof cms_listings>['appendix'],
    listing_date: textOf(row.listing_date),
    is_current: row.is_current === 'true',
    agreement: textOf(row.agreement),
    listed_under: textOf(row.listed_under),
    native_distribution: listOf(row.native_distribution, ' '),
    introduced_distribution: listOf(row.introduced_distribution, ' '),
    extinct_distribution: listOf(row.extinct_distribution, ' '),
    uncertain_distribution: listOf(row.uncertain_distribution, ' '),
    uncategorised_distribution: listOf(row.uncategorised_distribution, ' '),
    notes: textOf(row.notes),
    ...provenanceOf(row),
  }))
}
