import { and, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { Duplicate, type ExistingRecord } from '#domain/problems.ts'
import type { Reader, Transaction } from '../access.ts'
import { species } from '../schema/index.ts'
import { UNIQUE_KEYS, type UniqueKey } from '../schema/unique-keys.ts'
import type { Clash, CuratedTable, RecordValues } from './curated-table.ts'
import { CURATED_TABLES } from './curated-tables.ts'
import { inWords, refusalIn } from './refused-by-database.ts'

/**
 * Writes a row. Throws Duplicate, with the row that is there, where an index of the database refuses it as the same as
 * another, and Invalid where the database does not take it for another reason.
 */
export async function refusedAsDuplicate<Result>(
  tx: Transaction,
  curated: CuratedTable,
  values: RecordValues,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    // After a refusal the transaction continues from here, so that the other row can be read.
    return await tx.transaction(write)
  } catch (problem) {
    const refusal = refusalIn(problem)
    const unique = UNIQUE_KEYS[curated.name]?.find(({ index }) => index === refusal?.constraint)
    const id = unique && (await findSame(tx, curated, unique, values))
    if (unique === undefined || id === undefined) throw inWords(curated.refusals ?? {}, problem)
    throw await duplicateOf(tx, { topic: curated.name as Clash['topic'], id, ...unique })
  }
}

/** What is thrown for a row that another one stands in the way of. */
export async function duplicateOf(db: Reader, { topic, id, field, message }: Clash): Promise<Duplicate> {
  return new Duplicate(message, field, await describeRecord(db, topic, id))
}

/** The id of the other row that has the same key. */
async function findSame(
  db: Reader,
  { table }: CuratedTable,
  { key, among }: UniqueKey,
  values: RecordValues,
): Promise<string | undefined> {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  const written = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      sql`${values[name] ?? defaultOf(column)}::${sql.raw(column.getSQLType())}`,
    ]),
  )
  const wanted = key(written)
  const [row] = await db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        ...key(columns).map((part, place) => sql`${part} = ${wanted[place]}`),
        among === undefined ? undefined : sql`${columns[among]}`,
        typeof values.id === 'string' ? ne(table.id, values.id) : undefined,
      ),
    )
  return row?.id as string | undefined
}

/** What the database writes where nothing is given. */
const defaultOf = ({ default: given }: PgColumn): unknown =>
  given instanceof Object ? null : (given ?? null)

/** A record by its own name and that of its species. */
async function describeRecord(db: Reader, topic: Clash['topic'], id: string): Promise<ExistingRecord> {
  const name = (await describeRecords(db, topic, [id])).get(id)?.name ?? ''
  return { topic, id, name }
}

/** Records by their own names and those of their species, by id; one that is not there is left out. */
export async function describeRecords(
  db: Reader,
  topic: CuratedTopic,
  ids: readonly string[],
): Promise<Map<string, { name: string; species: string | null }>> {
  const { table, species_id, record }: CuratedTable = CURATED_TABLES[topic]
  const rows = await db
    .select({
      id: table.id,
      species: species_id === undefined ? sql<null>`null` : speciesName(species_id),
      record: sql<string | null>`${record ?? species.scientific_name}`,
    })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return new Map(
    rows.map(({ id, species, record }) => [
      String(id),
      { name: [species, record].filter(Boolean).join(' '), species },
    ]),
  )
}

const speciesName = (species_id: PgColumn): SQL<string> =>
  sql`(select owner.scientific_name from ${species} owner where owner.id = ${species_id})`
