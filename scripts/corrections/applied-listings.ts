import type { CatalogueRow } from '#ingest/catalogue/catalogue-files.ts'
import { type CatalogueTables, has, ofSpecies } from './catalogue-tables.ts'
import type { Correction } from './correction-files.ts'

/** Whether the catalogue has this CITES listing with the same days and for the same part of the species. */
export function isListingApplied({ row, scientific_name }: Correction, { listings }: CatalogueTables) {
  const { appendix = '', listing_date = '', end_date = '', is_current = '' } = row
  const { covers = '', population_identifier = '' } = row
  const cells = { appendix, listing_date, end_date, is_current, covers, population_identifier }
  return ofSpecies(listings, scientific_name).some((listing) => has(listing, cells))
}

/** Whether the catalogue has this reservation, decision of the European Union, quota or ban. */
export function isTradeMeasureApplied({ row, scientific_name }: Correction, tables: CatalogueTables) {
  const own = (rows: readonly CatalogueRow[]) => ofSpecies(rows, scientific_name)
  const { party: country_code = '', start_date = '', end_date = '', appendix = '' } = row
  switch (row.kind) {
    case 'reservation': {
      const is_active = String(row.in_force?.startsWith('true'))
      const cells = { country_code, start_date, end_date, appendix, is_active, listed_under: row.taxon ?? '' }
      return own(tables.reservations).some((reservation) => has(reservation, cells))
    }
    case 'EU SRG opinion':
    case 'EU suspension': {
      const isRestriction = row.value === 'Negative' || row.value?.startsWith('Suspension')
      const cells = { issued_by: 'eu', country_code, suspension_start_date: start_date }
      return isRestriction === true && own(tables.suspensions).some((suspension) => has(suspension, cells))
    }
    case 'export quota': {
      const cells = {
        country_code,
        year: start_date.slice(0, 4),
        quantity: row.value ?? '',
        unit: row.unit ?? '',
      }
      return own(tables.quotas).some((quota) => has(quota, cells))
    }
    case 'national export ban':
      return own(tables.measures).some((measure) => has(measure, { start_date }))
    default:
      return false
  }
}

/** Whether the catalogue agrees on a CMS listing, an agreement under CMS, or the absence of a listing. */
export function isCmsListingApplied({ row, scientific_name }: Correction, tables: CatalogueTables) {
  const listings = ofSpecies(tables.cms_listings, scientific_name)
  const { appendix = '', listing_date = '', is_current = '', agreement = '' } = row
  if (agreement !== 'CMS')
    return ofSpecies(tables.measures, scientific_name).some(
      (measure) => measure.measure?.includes(agreement) && has(measure, { start_date: listing_date }),
    )
  if (appendix === '') return scientific_name !== '' && is_current === 'false' && listings.length === 0
  return listings.some((listing) => has(listing, { appendix, listing_date, is_current }))
}
