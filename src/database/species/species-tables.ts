import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { illegal_trade_seizures, published_figures, species_field_sources } from '../schema/index.ts'

/** A table whose rows belong to a species. */
export type SpeciesTable = PgTable & { id: PgColumn; species_id: PgColumn; updated_at: PgColumn }

/** Those that curators edit, in the order of CURATED_TABLES. */
export const CURATED_OF_SPECIES: readonly SpeciesTable[] = Object.values(CURATED_TABLES)
  .map(({ table }) => table)
  .filter((table): table is typeof table & SpeciesTable => 'species_id' in table)

/**
 * Tables whose rows exist only with their species; a table stands after those that it refers to. Pictures are asked
 * for again and summaries counted again.
 */
export const TABLES_OF_SPECIES: readonly SpeciesTable[] = [
  ...CURATED_OF_SPECIES,
  species_field_sources,
  illegal_trade_seizures,
  published_figures,
]
