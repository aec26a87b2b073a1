import type {
  cites_export_quotas,
  cites_reservations,
  cites_trade_suspensions,
} from '#database/schema/index.ts'
import { provenanceOf, readCatalogueFile, textOf } from './catalogue-files.ts'
import { catalogueId } from './catalogue-id.ts'
import type { SpeciesIds } from './species-rows.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** Reservations of parties on CITES listings. */
export function reservationRows(idOf: SpeciesIds): Row<typeof cites_reservations>[] {
  return readCatalogueFile('cites-reservations.csv').map((row) => ({
    id: catalogueId(
      'cites_reservations',
      row.scientific_name,
      row.appendix,
      row.country_code,
      row.start_date,
      row.listed_under,
      row.population,
    ),
    species_id: idOf(row.scientific_name),
    appendix: row.appendix as Row<typeof cites_reservations>['appendix'],
    country_id: catalogueId('countries', row.country_code),
    listed_under: textOf(row.listed_under),
    population: textOf(row.population),
    start_date: row.start_date ?? '',
    end_date: textOf(row.end_date),
    is_active: row.is_active === 'true',
    confirmed_on: textOf(row.confirmed_on),
    notes: textOf(row.notes),
    ...provenanceOf(row),
  }))
}

/** Suspensions of trade, recommended under CITES or decided by the European Union. */
export function suspensionRows(idOf: SpeciesIds): Row<typeof cites_trade_suspensions>[] {
  return readCatalogueFile('cites-trade-suspensions.csv').map((row) => ({
    id: catalogueId(
      'cites_trade_suspensions',
      row.scientific_name,
      row.country_code,
      row.issued_by,
      row.suspension_start_date,
      row.reason,
    ),
    species_id: idOf(row.scientific_name),
    country_id: catalogueId('countries', row.country_code),
    issued_by: row.issued_by as Row<typeof cites_trade_suspensions>['issued_by'],
    suspension_start_date: row.suspension_start_date ?? '',
    suspension_end_date: textOf(row.suspension_end_date),
    is_active: row.is_active === 'true',
    confirmed_on: textOf(row.confirmed_on),
    reason: textOf(row.reason),
    notes: textOf(row.notes),
    ...provenanceOf(row),
  }))
}

/** Export quotas by country and year. */
export function exportQuotaRows(idOf: SpeciesIds): Row<typeof cites_export_quotas>[] {
  return readCatalogueFile('cites-export-quotas.csv').map((row) => ({
    id: catalogueId(
      'cites_export_quotas',
      row.scientific_name,
      row.country_code,
      row.year,
      row.unit,
      row.notes,
    ),
    species_id: idOf(row.scientific_name),
    country_id: catalogueId('countries', row.country_code),
    year: Number(row.year),
    quantity: Number(row.quantity),
    unit: textOf(row.unit),
    notes: textOf(row.notes),
    ...provenanceOf(row),
  }))
}
