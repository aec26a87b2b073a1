import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Fix } from '#domain/assistant/answer.ts'
import type { FactTable } from '#domain/assistant/parameters.ts'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import type { Fact } from '#domain/facts/find-in-facts.ts'
import type { Reader } from '../access.ts'
import { CURATED_TABLES } from '../curation/curated-tables.ts'
import { species, species_field_sources } from '../schema/index.ts'
import type { Answer, AnswerRow } from './answer.ts'

/** A table whose rows say where they come from and whether that was checked. */
interface Facts {
  name: Fact['table']
  table: PgTable & { id: PgColumn; source: PgColumn; checked: PgColumn }
  /** The species that a row belongs to; of a species' row itself, that same species. */
  species_id: PgColumn | undefined
  /** What a row is called beside its species. */
  record: SQL | PgColumn
}

const FACTS: readonly Facts[] = [
  ...CURATED_TOPIC_NAMES.map((name): Facts => {
    const { table, species_id, record = sql`null` } = CURATED_TABLES[name]
    return { name, table, species_id: name === 'species' ? table.id : species_id, record }
  }),
  {
    name: 'species_field_sources',
    table: species_field_sources,
    species_id: species_field_sources.species_id,
    record: species_field_sources.field,
  },
]

/** Facts that were not compared with their source: all, those of one table or those of one species. */
export async function answerUncheckedFacts(
  db: Reader,
  asked: { table?: FactTable; species_id?: string },
): Promise<Answer> {
  const rows = await listFacts(db, asked, ({ checked }) => eq(checked, false))
  return { of_species: true, columns: ['table', 'record', 'source'], rows }
}

/** Facts without a source. */
export async function answerNoSource(db: Reader, asked: { table?: FactTable }): Promise<Answer> {
  const rows = await listFacts(db, asked, ({ source }) => sql`coalesce(trim(${source}), '') = ''`)
  return { of_species: true, columns: ['table', 'record'], rows }
}

async function listFacts(
  db: Reader,
  { table: only, species_id }: { table?: FactTable; species_id?: string },
  condition: (table: Facts['table']) => SQL,
): Promise<AnswerRow[]> {
  const found: AnswerRow[] = []
  for (const { name, table, species_id: owner, record } of FACTS) {
    if (only !== undefined && only !== name) continue
    if (species_id !== undefined && owner === undefined) continue
    const rows = await db
      .select({
        id: sql<string>`${table.id}`,
        record: sql<string | null>`${record}`,
        source: sql<string | null>`${table.source}`,
        species: {
          id: ownerSpecies.id,
          scientific_name: ownerSpecies.scientific_name,
          common_name: ownerSpecies.common_name,
        },
      })
      .from(table)
      .leftJoin(ownerSpecies, owner === undefined ? sql`false` : eq(ownerSpecies.id, owner))
      .where(and(condition(table), species_id && owner ? eq(owner, species_id) : undefined))
      .orderBy(asc(ownerSpecies.scientific_name), asc(sql`2`), asc(table.id))
    for (const { id, record, source, species } of rows)
      found.push({
        id: `${name}:${id}`,
        species,
        cells: { table: name, record, source },
        fix: fixOf(name, id, species?.id ?? null),
      })
  }
  return found
}

const ownerSpecies = alias(species, 'owner')

function fixOf(table: string, id: string, species_id: string | null): Fix | null {
  const fixed = CURATED_TOPIC_NAMES.find((known) => known === table)
  if (fixed !== undefined) return { at: 'edit', table: fixed, id }
  // The origin of a text is edited beside the text, in the form of the species.
  return species_id === null ? null : { at: 'edit', table: 'species', id: species_id }
}

/** Every row of every table of facts with its origin, table by table, each sorted by the names of its records. */
export async function listFactRows(db: Reader): Promise<Fact[]> {
  const rows = await Promise.all(
    FACTS.map(async ({ name, table, species_id, record }) => {
      const found = await db
        .select({
          id: sql<string>`${table.id}`,
          species_id: sql<string | null>`${species_id ?? sql`null`}`,
          record: sql<string | null>`${record}`,
          source: sql<string | null>`${table.source}`,
          checked: sql<boolean>`${table.checked}`,
        })
        .from(table)
        .orderBy(asc(sql`3`), asc(table.id))
      return found.map((row) => ({ table: name, ...row }))
    }),
  )
  return rows.flat()
}
