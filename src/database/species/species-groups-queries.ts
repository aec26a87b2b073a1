import { asc } from 'drizzle-orm'
import type { NameableSpecies } from '#domain/explorer/explored-species.ts'
import { groupOfDrawing } from '#domain/species/species-groups.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'

/** Every species with its name and its group, by scientific name. */
export async function listNameableSpecies(db: Reader): Promise<NameableSpecies[]> {
  const found = await db
    .select({ id: species.id, scientific_name: species.scientific_name, drawing: species.drawing })
    .from(species)
    .orderBy(asc(species.scientific_name))
  return found.map(({ drawing, ...one }) => ({ ...one, group: groupOfDrawing(drawing) }))
}
