import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { CURATOR_ROLE, READER_ROLE } from './engine.ts'

/* Made from the database itself: a table that someone adds is tried the day it is written. */

/** What a session may try on a table besides reading it; none of it finds a row, since permission comes first. */
const WRITES = (table: SQL): SQL[] => [
  sql`insert into ${table} default values`,
  sql`delete from ${table}`,
  sql`truncate ${table}`,
  sql`lock table ${table} in access exclusive mode`,
  sql`copy ${table} to '/tmp/arctic-tracker-stolen'`,
  sql`copy ${table} from '/etc/hostname'`,
  sql`copy ${table} to program 'cat'`,
  sql`drop table ${table}`,
  sql`alter table ${table} add column more text`,
  sql`comment on table ${table} is 'mine'`,
  sql`create index on ${table} ((1))`,
  sql`alter table ${table} disable trigger all`,
]

/** What a session may try besides its tables. */
const ELSEWHERE: SQL[] = [
  sql`set role postgres`,
  sql`create table more (id integer)`,
  sql`create view more as select 1`,
  sql`create function more() returns integer language sql as 'select 1'`,
  sql`create schema more`,
  sql`create role more`,
  sql`create temporary table more (id integer)`,
  sql`alter role ${sql.identifier(READER_ROLE)} superuser`,
  sql`select pg_read_file('/etc/hostname')`,
  sql`select pg_ls_dir('/')`,
  sql`do $$ begin execute 'create table more (id integer)'; end $$`,
  sql`select watch_public_table('families')`,
]

/** Any other refusal would be luck. */
const FOR_WANT_OF_RIGHTS = '42501'

describeOnBothEngines('the roles', (connection) => {
  let tables: { name: string; columns: string[]; isPublic: boolean }[]
  let sequences: string[]

  beforeAll(async () => {
    const { db } = connection()
    const found = await db.execute<{ name: string; columns: string[]; is_public: boolean }>(sql`
      select relname as name,
        (select array_agg(attname::text) from pg_attribute
          where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '') as columns,
        relname in ('data_version', 'scope_versions', 'trade_counts') or exists (
          select from pg_trigger where tgrelid = pg_class.oid and tgname = 'touches_data_version') as is_public
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
    tables = found.rows.map(({ name, columns, is_public }) => ({ name, columns, isPublic: is_public }))
    const numbered = await db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
    )
    sequences = numbered.rows.map(({ name }) => name)
    expect(tables.length).toBeGreaterThan(30)
  })

  /**
   * Tries statements as someone who signed in to the database as this role, and so has no other to go back to; gives
   * those that were not refused. Nothing of it stays.
   */
  async function notRefused(role: string, statements: readonly SQL[]): Promise<string[]> {
    const done: string[] = []
    await connection()
      .db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local session authorization ${role}`))
        for (const statement of statements) {
          const code = await attempt(tx, statement)
          if (code !== FOR_WANT_OF_RIGHTS) done.push(`${JSON.stringify(statement.queryChunks)}: ${code}`)
        }
        throw new Error('all of it is taken back')
      })
      .catch((problem: Error) => {
        if (problem.message !== 'all of it is taken back') throw problem
      })
    return done
  }

  const attempt = (tx: Transaction, statement: SQL): Promise<string> =>
    tx
      .transaction((inner) => inner.execute(statement))
      .then(
        () => 'done',
        (problem) => problem.cause?.code ?? String(problem),
      )

  test('of visitors writes nothing, whichever way', async () => {
    const onTables = tables.flatMap(({ name, columns }) => {
      const table = sql.identifier(name)
      const column = sql.identifier(columns[0] ?? '')
      return [...WRITES(sql`${table}`), sql`update ${table} set ${column} = null`]
    })
    const onSequences = sequences.flatMap((name) => [
      sql`select nextval(${name})`,
      sql`select setval(${name}, 1)`,
    ])
    expect(await notRefused(READER_ROLE, [...onTables, ...onSequences, ...ELSEWHERE])).toEqual([])
    expect(await notRefused(READER_ROLE, [sql.raw(`set role ${CURATOR_ROLE}`)])).toEqual([])
  })

  test('of visitors reads what raises the data version and nothing else', async () => {
    const hidden = tables.filter(({ isPublic }) => !isPublic)
    expect(hidden.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['account', 'audit_log', 'session', 'user']),
    )
    const statements = hidden.flatMap(({ name, columns }) => [
      sql`select from ${sql.identifier(name)}`,
      ...columns.map((column) => sql`select ${sql.identifier(column)} from ${sql.identifier(name)}`),
    ])
    expect(await notRefused(READER_ROLE, statements)).toEqual([])
  })

  test('of visitors calls no function that writes', async () => {
    const { rows } = await connection().db.execute<{ name: string; definer: boolean; trigger: boolean }>(sql`
      select proname as name, prosecdef as definer, prorettype = 'trigger'::regtype as trigger
      from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 'v'`)
    // With rights of its own only what no statement can call.
    expect(rows.filter(({ definer, trigger }) => definer && !trigger)).toEqual([])
    const writers = [
      sql`select refresh_all_article_summaries()`,
      sql`select refresh_article_summary_for_species('00000000-0000-4000-8000-000000000000')`,
      sql`select write_article_summaries(null)`,
    ]
    expect(await notRefused(READER_ROLE, writers)).toEqual([])
  })

  test('of curators does to no table what a form does not', async () => {
    const statements = tables.flatMap(({ name }) =>
      // What remains of the list is to change rows and to hold them, which forms do.
      WRITES(sql`${sql.identifier(name)}`).slice(2),
    )
    const locking = (done: string) => done.includes('lock table')
    expect(
      (await notRefused(CURATOR_ROLE, [...statements, ...ELSEWHERE])).filter((done) => !locking(done)),
    ).toEqual([])
  })

  test('of curators writes no account, no trail, no release and no figure of trade', async () => {
    const { rows } = await connection().db.execute<{ name: string; writes: string }>(sql`
      select relname as name, concat_ws(' ',
        case when has_table_privilege(${CURATOR_ROLE}, oid, 'insert') then 'insert' end,
        case when has_table_privilege(${CURATOR_ROLE}, oid, 'update') then 'update' end,
        case when has_table_privilege(${CURATOR_ROLE}, oid, 'delete') then 'delete' end) as writes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
    const others = rows.filter(({ writes }) => writes !== 'insert update delete')
    expect(Object.fromEntries(others.map(({ name, writes }) => [name, writes]))).toEqual({
      account: '',
      account_links: '',
      api_tokens: '',
      audit_log: 'insert',
      catalogue_digests: '',
      cites_trade_records: '',
      data_version: '',
      dataset_imports: '',
      import_differences: '',
      known_trade_values: 'insert',
      passkey: '',
      portal_secrets: '',
      previous_records: '',
      previous_releases: '',
      previous_trade_records: '',
      profiles: '',
      release_country_differences: '',
      release_csv_files: 'insert',
      release_differences: '',
      release_files: 'insert',
      scope_versions: '',
      species_changes: 'insert',
      session: '',
      sign_in_attempts: '',
      staged_records: '',
      staged_trade_records: '',
      trade_counts: '',
      two_factor: '',
      user: '',
      verification: '',
      webhook_changes: 'insert',
      webhook_deliveries: '',
      webhooks: '',
    })
  })
})
