import { and, eq, getTableColumns, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { cites_trade_records, species, species_trade_summary } from '../schema/index.ts'
import { NOTHING_COUNTED } from './nothing-counted.ts'
import { countedTrade } from './trade-summary-sql.ts'

/** The columns that `countedTrade` answers, in its order. */
const COUNTED_COLUMNS = Object.keys(getTableColumns(species_trade_summary)).filter(
  (column) => column !== 'last_updated_at',
)

/**
 * Counts the trade of every species anew, or of one. A summary that a species without records has goes on saying
 * that none were found, which differs from not having looked.
 * All of them are one statement, so that half a million records take a second or two.
 */
export async function refreshTradeSummaries(tx: Transaction, species_id?: string): Promise<void> {
  const theSpecies = species_id === undefined ? undefined : eq(species_trade_summary.species_id, species_id)
  const itsRecords =
    species_id === undefined
      ? isNotNull(cites_trade_records.species_id)
      : eq(cites_trade_records.species_id, species_id)

  // Hashing a release spills to disk with the four megabytes a server usually grants.
  await tx.execute(sql`set local work_mem = '64MB'`)
  await tx
    .update(species_trade_summary)
    .set({ ...NOTHING_COUNTED, last_complete_year: null, last_updated_at: sql`now()` })
    .where(and(theSpecies, notExists(recordsOfSummary(tx))))
  await tx.execute(sql`
    insert into ${species_trade_summary} (${columns(COUNTED_COLUMNS)})
    ${countedTrade(itsRecords)}
    on conflict (species_id) do update set ${asCounted(COUNTED_COLUMNS)}, last_updated_at = now()`)
}

/** Those of the listed species that still exist; they stay until the end of the transaction. */
export async function lockAgainstDeletion<Listed extends { id: string }>(
  tx: Transaction,
  listed: readonly Listed[],
): Promise<Listed[]> {
  const ids = listed.map(({ id }) => id)
  const present = await tx
    .select({ id: species.id })
    .from(species)
    .where(inArray(species.id, ids))
    .orderBy(species.id)
    .for('key share')
  return listed.filter(({ id }) => present.some((one) => one.id === id))
}

/**
 * Counts the trade of one species anew and gives how many records that were. Without any the summary says so:
 * none were found, which differs from not having looked.
 */
export async function generateTradeSummary(tx: Transaction, species_id: string): Promise<number> {
  await refreshTradeSummaries(tx, species_id)
  await tx
    .insert(species_trade_summary)
    .values({ species_id, ...NOTHING_COUNTED })
    .onConflictDoNothing()
  const [stored] = await tx
    .select({ total_trade_records: species_trade_summary.total_trade_records })
    .from(species_trade_summary)
    .where(eq(species_trade_summary.species_id, species_id))
  if (stored === undefined) throw new Error('The summary was not stored')
  return stored.total_trade_records
}

/** Notes in the audit trail whose summaries someone had generated; figures that follow from records need no copy there. */
export async function recordGeneration(
  tx: Transaction,
  editor: Editor,
  counted: readonly { id: string; scientific_name: string }[],
): Promise<void> {
  const [first] = counted
  await recordChange(tx, editor, {
    table: 'species_trade_summary',
    action: 'update',
    ...(counted.length === 1 && first ? { row_id: first.id } : {}),
    after: { name: counted.map(({ scientific_name }) => scientific_name).join(', ') },
  })
}

function recordsOfSummary(tx: Transaction) {
  return tx
    .select({ one: sql`1` })
    .from(cites_trade_records)
    .where(eq(cites_trade_records.species_id, species_trade_summary.species_id))
}

function columns(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}

function asCounted(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
    sql`, `,
  )
}
