import { and, asc, gt, type SQL } from 'drizzle-orm'
import { type AnsweredPart, type AskedPart, namesToRead, partOfNames } from '#domain/species/answered-part.ts'
import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'

interface PartOfSpecies {
  found: { id: string; scientific_name: string }[]
  part: AnsweredPart
}

/** A part of the species that meet a condition, by scientific name. */
export async function listPartOfSpecies(
  db: Reader,
  condition: SQL,
  asked: AskedPart,
): Promise<PartOfSpecies> {
  const { id, scientific_name } = species
  const [found, total] = await Promise.all([
    db
      .select({ id, scientific_name })
      .from(species)
      .where(and(condition, asked.after === undefined ? undefined : gt(scientific_name, asked.after)))
      .orderBy(asc(scientific_name))
      .limit(namesToRead(asked)),
    db.$count(species, condition),
  ])
  const { names, next } = partOfNames(
    found.map((one) => one.scientific_name),
    asked,
  )
  return { found: found.slice(0, names.length), part: { total, next } }
}
