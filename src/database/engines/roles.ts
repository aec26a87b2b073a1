import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../access.ts'
import { ADVISORY_LOCKS } from '../advisory-locks.ts'
import { CURATOR_ROLE, READER_ROLE } from './engine.ts'

/** Tables of sign-in: the portal itself reads them, neither visitors nor the back office's records do. */
const ACCOUNT_TABLES = [
  'user',
  'session',
  'account',
  'verification',
  'two_factor',
  'passkey',
  'account_links',
  'api_tokens',
  'profiles',
  'portal_secrets',
  'sign_in_attempts',
]
/** Which addresses are called, with what they are signed with, and which calls were made. */
const WEBHOOK_TABLES = ['webhooks', 'webhook_deliveries']
/** What is still to be sent to webhooks: each change adds to it, the portal itself takes from it. */
const WEBHOOK_CHANGES = 'webhook_changes'
const AUDIT_TRAIL = 'audit_log'
/** Which requests of curators came already. */
const REQUEST_KEYS = 'idempotency_keys'
/** Which curator has which record open. */
const OPEN_RECORDS = 'open_records'
/** What is not published yet. */
const DRAFTS = 'drafts'
/** What waits for a decision and what was in use before: the portal itself moves it, curators look. */
const IMPORT_TABLES = [
  'dataset_imports',
  'import_differences',
  'staged_records',
  'staged_trade_records',
  'previous_releases',
  'previous_records',
  'previous_trade_records',
]

/** What the portal counts from files and stores for itself: the public side asks it for those of files that it may read. */
const COUNTED_TABLES = ['release_differences', 'release_country_differences', 'catalogue_digests']

type Role = typeof READER_ROLE | typeof CURATOR_ROLE

/** Creates the role unless it exists, and lets the current user act as it. */
export async function ensureRole(db: Database, role: Role): Promise<void> {
  await whileRolesAreLocked(
    db,
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin;
      end if;
      if not pg_has_role(current_user, '${role}', 'member') then
        execute format('grant ${role} to %I', current_user);
      end if;
    end $$`,
  )
}

/** Gives each role what it may do, and nothing else. Done after every migration. */
export async function grantRights(db: Database | Transaction): Promise<void> {
  await whileRolesAreLocked(
    db,
    `do $$
    declare written regclass;
    begin
      -- What every role of a server may do by default; the portal's two roles may not.
      execute format('revoke temporary on database %I from public', current_database());
      revoke create on schema public from public;
      if exists (select from pg_roles where rolname = '${READER_ROLE}') then
        grant usage on schema public to ${READER_ROLE};
        grant select on all tables in schema public to ${READER_ROLE};
        revoke all on ${quoted([...ACCOUNT_TABLES, ...WEBHOOK_TABLES, WEBHOOK_CHANGES, AUDIT_TRAIL, REQUEST_KEYS, OPEN_RECORDS, DRAFTS, ...IMPORT_TABLES, ...COUNTED_TABLES])} from ${READER_ROLE};
      end if;
      if exists (select from pg_roles where rolname = '${CURATOR_ROLE}') then
        grant usage on schema public to ${CURATOR_ROLE};
        grant select on all tables in schema public to ${CURATOR_ROLE};
        for written in
          select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        loop
          execute format('grant insert, update, delete on %s to ${CURATOR_ROLE}', written);
        end loop;
        revoke all on ${quoted([...ACCOUNT_TABLES, ...WEBHOOK_TABLES])} from ${CURATOR_ROLE};
        revoke update, delete on ${WEBHOOK_CHANGES} from ${CURATOR_ROLE};
        -- The audit log is never changed or emptied by this role.
        revoke update, delete on ${AUDIT_TRAIL} from ${CURATOR_ROLE};
        -- The trigger raises them, with rights of its own.
        revoke insert, update, delete on data_version, scope_versions from ${CURATOR_ROLE};
        revoke insert, update, delete on ${quoted([...IMPORT_TABLES, ...COUNTED_TABLES])} from ${CURATOR_ROLE};
        -- Shipments come with a release; a curator's change of a species only links them anew.
        revoke insert, update, delete on cites_trade_records from ${CURATOR_ROLE};
        grant update (species_id) on cites_trade_records to ${CURATOR_ROLE};
        -- An address means the same bytes for ever: a file is added, or written again as it was.
        revoke update, delete on release_files from ${CURATOR_ROLE};
        grant update (is_current, bytes, screening_flags) on release_files to ${CURATOR_ROLE};
        revoke update, delete on release_csv_files from ${CURATOR_ROLE};
        grant update (bytes) on release_csv_files to ${CURATOR_ROLE};
        revoke update, delete on known_trade_values from ${CURATOR_ROLE};
        -- The portal itself counts.
        revoke insert, update, delete on trade_counts from ${CURATOR_ROLE};
        -- What was sent stays sent, under the same id.
        revoke update, delete on species_changes from ${CURATOR_ROLE};
      end if;
    end $$`,
  )
}

const quoted = (tables: readonly string[]) => tables.map((table) => `"${table}"`).join(', ')

async function whileRolesAreLocked(db: Database | Transaction, statement: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.roles})`))
    await tx.execute(sql.raw(statement))
  })
}
