import { and, asc, type SQL, sql } from 'drizzle-orm'
import { type AnsweredPart, type AskedPart, namesToRead, partOfNames } from '#domain/species/answered-part.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'

/** The ids of a part of a list of species. */
export type PartOfSpecies = AnsweredPart & { ids: string[] }

/** A part of the species that meet a condition, in the order of `byScientificName`. */
export async function listPartOfSpeciesWhere(
  db: Reader,
  condition: SQL,
  asked: AskedPart,
): Promise<PartOfSpecies> {
  const { id, scientific_name } = species
  const name = sql`${scientific_name} collate "C"`
  const [found, total] = await Promise.all([
    db
      .select({ id, scientific_name })
      .from(species)
      .where(and(condition, asked.after === undefined ? undefined : sql`${name} > ${asked.after}`))
      .orderBy(name, asc(id))
      .limit(namesToRead(asked)),
    db.$count(species, condition),
  ])
  const { names, next } = partOfNames(
    found.map((one) => one.scientific_name),
    asked,
  )
  return { ids: found.slice(0, names.length).map((one) => one.id), total, next }
}
