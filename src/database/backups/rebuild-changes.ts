import { sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { grantRights } from '../engines/roles.ts'
import { listOwnNames, migrateWithin } from '../migrate.ts'
import { portal_secrets } from '../schema/index.ts'

/** In the order in which they go: what is made of others before those. */
const KINDS = ['view', 'table', 'function'] as const

interface Standing {
  name: string
  kind: (typeof KINDS)[number]
}

/** PostgreSQL's code for what cannot go while something else depends on it. Source: its manual, appendix A. */
const DEPENDED_ON = '2BP01'

/** The objects beside the portal's tables that are not the portal's, by name. */
export async function listForeignNames(tx: Transaction): Promise<string[]> {
  const own = listOwnNames()
  const standing = await listStanding(tx)
  return standing.map(({ name }) => name).filter((name) => !own.has(name))
}

/**
 * Takes everything of the portal out of the database and builds it again, empty, as it was after the migration of that
 * time. Objects of another schema that depend on it are not taken along: then it throws, and
 * `findDependants` reads from that what depends.
 */
export async function rebuildAt(tx: Transaction, migrationTime: number): Promise<void> {
  const names = listOwnNames()
  const own = (await listStanding(tx)).filter(({ name }) => names.has(name))
  for (const kind of KINDS) {
    const ofKind = own.filter((standing) => standing.kind === kind)
    if (ofKind.length === 0) continue
    // Together, since they depend on one another.
    const list = sql.join(
      ofKind.map(({ name }) => sql`public.${sql.identifier(name)}`),
      sql`, `,
    )
    await tx.execute(sql`drop ${sql.raw(kind)} ${list}`)
  }
  await tx.execute(sql`delete from drizzle.__drizzle_migrations`)
  await migrateWithin(tx, { upTo: migrationTime })
}

/** What stopped `rebuildAt`, in the database's words; undefined where it failed for another reason. */
export function findDependants(problem: unknown): string | undefined {
  if (!(problem instanceof Error)) return undefined
  const { code, detail, cause } = problem as Error & { code?: unknown; detail?: unknown }
  return code === DEPENDED_ON ? String(detail) : findDependants(cause)
}

/**
 * Brings what was restored forward from the migration of that time, with everybody's rights, and keeps the
 * installation's own keys.
 */
export async function bringForward(
  tx: Transaction,
  migrationTime: number,
  secrets: readonly (typeof portal_secrets.$inferInsert)[],
): Promise<void> {
  await migrateWithin(tx, { after: migrationTime })
  await grantRights(tx)
  if (secrets.length > 0) await tx.insert(portal_secrets).values([...secrets])
}

/** What an extension brought is the extension's. */
async function listStanding(tx: Transaction): Promise<Standing[]> {
  const { rows } = await tx.execute<Standing & Record<string, unknown>>(sql`
    select relname as name, case when relkind in ('v', 'm') then 'view' else 'table' end as kind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f', 'v', 'm')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select distinct proname, 'function' from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by kind, name`)
  return rows
}
