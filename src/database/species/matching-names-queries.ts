import { sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Reader } from '../access.ts'
import { species, species_synonyms } from '../schema/index.ts'

/** A name and the species it stands for. */
export interface MatchingName {
  species_id: string
  name: string
}

/** Every name that published records may call a species by: the current one and its synonyms. */
export function listMatchingNames(db: Reader): Promise<MatchingName[]> {
  return unionAll(
    db
      .select({ species_id: species.id, name: sql<string>`${species.scientific_name}`.as('name') })
      .from(species),
    db
      .select({
        species_id: species_synonyms.species_id,
        name: sql<string>`${species_synonyms.synonym}`.as('name'),
      })
      .from(species_synonyms),
  )
}
