import { sql } from 'drizzle-orm'
import type { CuratedTable } from '../curation/curated-table.ts'
import { catch_records, management_areas } from '../schema/index.ts'

export const curatedManagementAreas: CuratedTable = {
  name: 'management_areas',
  table: management_areas,
  searched: [management_areas.area_name, management_areas.area_type],
  order: [management_areas.area_name],
  refusals: { management_areas_area_name_unique: 'area_already_there' },
}

export const curatedCatchRecords: CuratedTable = {
  name: 'catch_records',
  table: catch_records,
  species_id: catch_records.species_id,
  searched: [catch_records.year, catch_records.season, catch_records.data_source],
  order: [sql`${catch_records.year} desc nulls last`],
  refusals: { catch_records_when_is_known: 'year_or_season_required' },
}
