import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from './access.ts'
import { loadFunctions, readFunctions } from './load-functions.ts'
import { listMigrations, migrateDatabase, migrateWithin } from './migrate.ts'

type Asked = Pick<Transaction, 'execute'>

async function definitionsIn(db: Asked, schema: string): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = ${schema}::regnamespace order by proname`)
  return new Map(rows.map(({ name, definition }) => [name, definition.replace(`${schema}.`, '')]))
}

describeOnBothEngines('the functions of a database', (connection) => {
  /** What the files say, written out by the database. */
  const ofFiles = () =>
    connection().db.transaction(async (tx) => {
      await tx.execute(sql`create schema from_files`)
      await tx.execute(sql`set local search_path = from_files, public`)
      await loadFunctions(tx)
      const definitions = await definitionsIn(tx, 'from_files')
      await tx.execute(sql`drop schema from_files cascade`)
      return definitions
    })

  test('are those of the files, each named for its function', async () => {
    const expected = await ofFiles()
    expect([...expected.keys()]).toEqual(readFunctions().map(({ name }) => name))
    expect(await definitionsIn(connection().db, 'public')).toEqual(expected)
  })

  test('that were written by another version are replaced, also by processes that start at once', async () => {
    const { db, engine } = connection()
    const expected = await ofFiles()
    await db.execute(sql`
      create or replace function data_quality_score(p_issues text[]) returns integer language sql as 'select 0'`)
    expect(await definitionsIn(db, 'public')).not.toEqual(expected)
    // The folder of the embedded engine has one process.
    const starts = engine === 'embedded' ? [1] : [1, 2, 3]
    await Promise.all(starts.map(() => migrateDatabase(connection())))
    expect(await definitionsIn(db, 'public')).toEqual(expected)
  })

  test('that an earlier migration left behind are replaced', async () => {
    const expected = await ofFiles()
    const earlier = listMigrations().find(({ tag }) => tag === '0010_trade_measures')?.when ?? 0
    await connection().db.transaction(async (tx) => {
      await tx.execute(sql`drop schema public cascade`)
      await tx.execute(sql`create schema public`)
      await migrateWithin(tx, { upTo: earlier })
      const former = await definitionsIn(tx, 'public')
      expect(former.get('write_article_summaries')).not.toBe(expected.get('write_article_summaries'))
      await migrateWithin(tx, { after: earlier })
      expect(await definitionsIn(tx, 'public')).toEqual(expected)
    })
  })
})
