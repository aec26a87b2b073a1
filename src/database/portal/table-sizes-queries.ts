import { eq, getTableColumns } from 'drizzle-orm'
import { DESCRIBED_TABLES, type DescribedTable } from '#domain/portal/described-tables.ts'
import type { Reader } from '../access.ts'
import {
  article_summary_table,
  catch_records,
  cites_export_quotas,
  cites_listings,
  cites_reservations,
  cites_trade_records,
  cites_trade_suspensions,
  cms_listings,
  common_names,
  conservation_measures,
  dataset_releases,
  families,
  glossary_terms,
  illegal_trade_seizures,
  iucn_assessments,
  published_figures,
  references,
  species,
  species_field_sources,
  species_synonyms,
  species_trade_findings,
  species_trade_summary,
  subpopulations,
  timeline_events,
  translations,
} from '../schema/index.ts'

const TABLES = {
  species,
  species_field_sources,
  families,
  common_names,
  species_synonyms,
  subpopulations,
  iucn_assessments,
  cites_listings,
  cms_listings,
  cites_reservations,
  cites_trade_suspensions,
  cites_export_quotas,
  conservation_measures,
  timeline_events,
  cites_trade_records,
  species_trade_summary,
  species_trade_findings,
  article_summary_table,
  published_figures,
  catch_records,
  illegal_trade_seizures,
  references,
  glossary_terms,
  translations,
  dataset_releases,
}

export interface TableSize {
  table: DescribedTable
  columns: number
  rows: number
  /** Rows that were not compared with their source; null where rows are not marked so. */
  unchecked: number | null
}

/** How large each described table is, counted now. */
export function countTables(db: Reader): Promise<TableSize[]> {
  return Promise.all(DESCRIBED_TABLES.map((table) => sizeOf(db, table)))
}

async function sizeOf(db: Reader, name: DescribedTable): Promise<TableSize> {
  const table = TABLES[name]
  const [rows, unchecked] = await Promise.all([
    db.$count(table),
    'checked' in table ? db.$count(table, eq(table.checked, false)) : null,
  ])
  return { table: name, columns: Object.keys(getTableColumns(table)).length, rows, unchecked }
}
