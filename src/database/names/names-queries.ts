import { asc, desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { NameKind, SearchableName } from '#domain/names/closest-names.ts'
import type { Reader } from '../access.ts'
import { factColumns } from '../fact-columns.ts'
import type { Given } from '../prepared.ts'
import { common_names, species, species_synonyms } from '../schema/index.ts'
import { familyName } from '../species/family-sql.ts'

/** Everything that a search may find a species by: its names in every language, synonyms and family. */
export function listSearchableNames(db: Reader): Promise<SearchableName[]> {
  const named = (kind: NameKind, text: unknown, language: unknown = sql`null::text`) => ({
    text: sql<string>`${text}`.as('text'),
    kind: sql<NameKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
    iso_639: sql<string | null>`${language}`.as('iso_639'),
    species_id: sql<string>`${species.id}`.as('species_id'),
    scientific_name: sql<string>`${species.scientific_name}`.as('scientific_name'),
  })
  return unionAll(
    db.select(named('scientific_name', species.scientific_name)).from(species),
    db.select(named('common_name', species.common_name, sql`'en'`)).from(species),
    db.select(named('family', familyName)).from(species),
    db
      .select(named('common_name', common_names.name, common_names.iso_639))
      .from(species)
      .innerJoin(common_names, eq(common_names.species_id, species.id)),
    db
      .select(named('synonym', species_synonyms.synonym))
      .from(species)
      .innerJoin(species_synonyms, eq(species_synonyms.species_id, species.id)),
  )
}

/** What a species is called, its main name first, then by language. */
export function listCommonNames(db: Reader, species_id: Given<string>) {
  return db
    .select(factColumns(common_names))
    .from(common_names)
    .where(eq(common_names.species_id, species_id))
    .orderBy(desc(common_names.is_main), asc(common_names.language), asc(common_names.name))
}
