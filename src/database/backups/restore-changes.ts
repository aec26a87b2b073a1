import { sql } from 'drizzle-orm'
import type { Transaction } from '../access.ts'
import { EVERYTHING } from '../releases/data-scopes.ts'

/** How values are written as text, whatever the server or its database is set to. Lasts as long as the transaction. */
export async function fixTextOfValues(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`)
  await tx.execute(sql`set local intervalstyle = 'postgres'`)
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`set local extra_float_digits = 1`)
  await tx.execute(sql`set local bytea_output = 'hex'`)
}

/** Empties the tables, and ends all sessions with the accounts that they are of. */
export async function emptyTables(tx: Transaction, tables: readonly string[]): Promise<void> {
  // Sessions refer to accounts, and are all that this reaches beyond the tables named.
  const names = tables.map((table) => sql.identifier(table))
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`)
}

/** Lets the next number of every table come after those that it holds. */
export async function continueNumbers(tx: Transaction): Promise<void> {
  // Set as part of the table and not with setval(), so that it is taken back when the transaction is.
  await tx.execute(sql`
    do $$
    declare
      numbered record;
      last bigint;
    begin
      for numbered in
        select attrelid::regclass as name, attname from pg_attribute
        join pg_class on pg_class.oid = attrelid
        where attidentity <> '' and relnamespace = 'public'::regnamespace and relkind = 'r'
      loop
        execute format('select coalesce(max(%I), 0) from %s', numbered.attname, numbered.name) into last;
        execute format('alter table %s alter column %I restart with %s', numbered.name, numbered.attname, last + 1);
      end loop;
    end $$`)
}

/** Raises the data version above every one that was ever published of these data, here or where they come from. */
export async function raiseDataVersion(tx: Transaction, versions: readonly number[]): Promise<void> {
  const least = Math.max(...versions)
  await tx.execute(sql`update data_version set version = greatest(version, ${least}::bigint) + 1`)
  await tx.execute(sql`
    insert into scope_versions (scope, version) select ${EVERYTHING}, version from data_version
    on conflict (scope) do update set version = excluded.version`)
  await tx.execute(sql`
    select pg_notify('changed_scopes', json_build_object('version', version, 'scopes', array[${EVERYTHING}])::text)
    from data_version`)
}
