import type { Reader } from '../access.ts'
import { species } from '../schema/index.ts'

/** The names of all species by id, where one of the releases covers some only. */
export async function namesOfSpecies(
  db: Reader,
  releases: readonly { covers: readonly string[] | null }[],
): Promise<ReadonlyMap<string, string>> {
  if (releases.every(({ covers }) => covers === null)) return new Map()
  const taxa = await db.select({ id: species.id, name: species.scientific_name }).from(species)
  return new Map(taxa.map(({ id, name }) => [id, name]))
}

/** The species that a release covers, by name; null: the whole dataset. */
export const namesOf = (
  covers: readonly string[] | null,
  nameOf: ReadonlyMap<string, string>,
): string[] | null => covers?.flatMap((id) => nameOf.get(id) ?? []).toSorted() ?? null
