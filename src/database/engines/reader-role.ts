import { sql } from 'drizzle-orm'
import type { Database } from '../access.ts'
import { READER_ROLE } from './engine.ts'

/** One key for all portals of a server, so that two starting at once do not both create the role. */
const ROLE_LOCK = 7_266_841

/** Tables that visitors never read: accounts, sessions and the audit trail. */
const PRIVATE_TABLES = ['user', 'session', 'account', 'verification', 'profiles', 'audit_log']

/** Creates the public side's role unless it exists, and lets the current user act as it. */
export async function ensureReaderRole(db: Database): Promise<void> {
  await whileRoleIsLocked(
    db,
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${READER_ROLE}') then
        create role ${READER_ROLE} nologin;
      end if;
      if not pg_has_role(current_user, '${READER_ROLE}', 'member') then
        execute format('grant ${READER_ROLE} to %I', current_user);
      end if;
    end $$`,
  )
}

/** Lets the reader select every public table and view, and nothing else. Done after every migration. */
export async function grantReads(db: Database): Promise<void> {
  await whileRoleIsLocked(
    db,
    `do $$ begin
      if exists (select from pg_roles where rolname = '${READER_ROLE}') then
        grant usage on schema public to ${READER_ROLE};
        grant select on all tables in schema public to ${READER_ROLE};
        revoke all on ${PRIVATE_TABLES.map((table) => `"${table}"`).join(', ')} from ${READER_ROLE};
      end if;
    end $$`,
  )
}

async function whileRoleIsLocked(db: Database, statement: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${ROLE_LOCK})`))
    await tx.execute(sql.raw(statement))
  })
}
