import { eq, inArray, sql } from 'drizzle-orm'
import { nameKey } from '#domain/names/stored-name.ts'
import type { Reader } from '../access.ts'
import { common_names, families, species, species_synonyms } from '../schema/index.ts'
import { nameKey as nameKeySql } from '../schema/unique-keys.ts'

/** Which of these names are recorded: scientific ones of any species, by their key, and common ones of the species. */
export async function listRecordedNames(db: Reader, scientific_name: string, synonyms: readonly string[]) {
  const keys = [scientific_name, ...synonyms].map(nameKey)
  const name_of = { name: sql<string>`${nameKeySql(species.scientific_name)}` }
  const synonym_of = { name: sql<string>`${nameKeySql(species_synonyms.synonym)}` }
  const [names, others, known] = await Promise.all([
    db.select(name_of).from(species).where(inArray(name_of.name, keys)),
    db.select(synonym_of).from(species_synonyms).where(inArray(synonym_of.name, keys)),
    db
      .select({ name: common_names.name, language: common_names.language })
      .from(common_names)
      .innerJoin(species, eq(species.id, common_names.species_id))
      .where(eq(nameKeySql(species.scientific_name), nameKey(scientific_name))),
  ])
  return { scientific_names: [...names, ...others].map(({ name }) => name), common_names: known }
}

/** Whether a family has a record of its own. */
export async function isKnownFamily(db: Reader, family_name: string): Promise<boolean> {
  return (await db.$count(families, eq(nameKeySql(families.family_name), nameKey(family_name)))) > 0
}
