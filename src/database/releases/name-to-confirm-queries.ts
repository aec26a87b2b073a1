import { eq } from 'drizzle-orm'
import type { SpeciesRows } from '#domain/releases/coverage.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'

/** The name of the species that would lose most rows; undefined where none loses most of its rows or it has gone. */
export async function nameToConfirm(db: Reader, losing: readonly SpeciesRows[]): Promise<string | undefined> {
  const [first] = losing
  if (first?.species_id == null) return undefined
  const [found] = await db
    .select({ name: species.scientific_name })
    .from(species)
    .where(eq(species.id, first.species_id))
  return found?.name
}
