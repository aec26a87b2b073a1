import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Reader } from '../access.ts'
import { species, species_changes } from '../schema/index.ts'

/** How many of the newest are in the feed; feed readers ask more often than so much changes. */
const MOST_CHANGES = 100

/** The newest changes of all species, or of one, with the name that it has now; null where it is no longer there. */
export function listSpeciesChanges(db: Reader, species_id?: string) {
  return db
    .select({ ...getTableColumns(species_changes), common_name: species.common_name })
    .from(species_changes)
    .leftJoin(species, eq(species.id, species_changes.species_id))
    .where(species_id === undefined ? undefined : eq(species_changes.species_id, species_id))
    .orderBy(desc(species_changes.changed_at), desc(species_changes.id))
    .limit(MOST_CHANGES)
}

export type StoredSpeciesChange = Awaited<ReturnType<typeof listSpeciesChanges>>[number]
