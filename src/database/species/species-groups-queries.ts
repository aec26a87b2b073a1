import { asc } from 'drizzle-orm'
import { groupOfDrawing, type SpeciesGroup } from '#domain/species/species-groups.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'

/** Every species with the group that it may be chosen by, by scientific name. */
export async function listGroupedSpecies(
  db: Reader,
): Promise<{ id: string; group: SpeciesGroup | undefined }[]> {
  const found = await db
    .select({ id: species.id, drawing: species.drawing })
    .from(species)
    .orderBy(asc(species.scientific_name))
  return found.map(({ id, drawing }) => ({ id, group: groupOfDrawing(drawing) }))
}
