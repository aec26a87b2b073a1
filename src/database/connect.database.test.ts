import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { recordChange } from './audit/audit-changes.ts'
import { audit_log, families, iucn_assessments, species } from './schema/index.ts'

const ACCOUNT_TABLES = [
  'user',
  'session',
  'account',
  'verification',
  'profiles',
  'portal_secrets',
  'sign_in_attempts',
]

const IMPORT_TABLES = [
  'dataset_imports',
  'import_differences',
  'staged_records',
  'staged_trade_records',
  'previous_releases',
  'previous_records',
  'previous_trade_records',
]

const bear = {
  scientific_name: 'Ursus maritimus',
  common_name: 'Polar Bear',
  kingdom: 'Animalia',
  phylum: 'Chordata',
  class: 'Mammalia',
  order_name: 'Carnivora',
  family: 'Ursidae',
  genus: 'Ursus',
  species_name: 'maritimus',
}

describeOnBothEngines('an open database', (connection) => {
  test('copies CSV rows inside the transaction of the caller', async () => {
    const { db, copyInto } = connection()
    const attempt = db.transaction(async (tx) => {
      await copyInto(tx, 'families', ['family_name', 'description'], ['Ursidae,"bears, all"\n', 'Felidae,\n'])
      expect(
        await tx.select({ name: families.family_name, text: families.description }).from(families),
      ).toEqual([
        { name: 'Ursidae', text: 'bears, all' },
        { name: 'Felidae', text: null },
      ])
      throw new Error('taken back')
    })
    await expect(attempt).rejects.toThrow('taken back')
    expect(await db.$count(families)).toBe(0)
  })

  test('goes on where the reader of a large table stops half way', async () => {
    const { db, copyOutOf } = connection()
    await db.execute(
      sql`create table wide as select number, repeat('x', 200) as text from generate_series(1, 50000) number`,
    )
    const attempt = db.transaction(async (tx) => {
      for await (const piece of copyOutOf(tx, 'wide', ['number', 'text'])) {
        throw new Error(`stopped after ${piece.length > 0 ? 'a piece' : 'nothing'}`)
      }
    })
    await expect(attempt).rejects.toThrow('stopped after a piece')
    await db.execute(sql`drop table wide`)
    expect(await db.$count(species)).toBe(0)
  })

  test('the reader sees public tables, and can neither write nor see accounts', async () => {
    const { reader } = connection()
    expect(await reader.$count(species)).toBe(0)
    await expect(reader.insert(families).values({ family_name: 'Ursidae' })).rejects.toThrow()
    await expect(reader.execute(sql`select * from audit_log`)).rejects.toThrow()
    await expect(reader.execute(sql`select * from "user"`)).rejects.toThrow()
  })

  test('the reader sees no table of accounts', async () => {
    for (const table of ACCOUNT_TABLES) {
      await expect(connection().reader.execute(sql`select from ${sql.identifier(table)}`)).rejects.toThrow()
    }
  })

  test('the reader sees nothing that waits for a decision or was in use before', async () => {
    for (const table of IMPORT_TABLES) {
      await expect(connection().reader.execute(sql`select from ${sql.identifier(table)}`)).rejects.toThrow()
    }
  })

  describe('the curator', () => {
    const refuses = (statement: SQL) => expect(connection().curator.execute(statement)).rejects.toThrow()

    test('looks at what waits for a decision or was in use before, and moves none of it', async () => {
      for (const table of IMPORT_TABLES) {
        await connection().curator.execute(sql`select from ${sql.identifier(table)}`)
        await refuses(sql`delete from ${sql.identifier(table)}`)
      }
    })

    test('writes curated tables, in a transaction that leaves its trace or nothing', async () => {
      const { curator } = connection()
      const editor = { id: null, email: 'curator@example.org' }
      await curator.transaction(async (tx) => {
        await tx.insert(families).values({ family_name: 'Monodontidae' })
        await recordChange(tx, editor, { table: 'families', action: 'create', after: {} })
        await tx.update(families).set({ description: 'two whales' })
        await tx.delete(families).where(eq(families.family_name, 'Monodontidae'))
      })
      expect(await curator.$count(audit_log)).toBe(1)
    })

    test('sees no table of accounts and writes none', async () => {
      for (const table of ACCOUNT_TABLES) {
        await refuses(sql`select from ${sql.identifier(table)}`)
        await refuses(sql`delete from ${sql.identifier(table)}`)
      }
    })

    test('takes nothing back from the audit trail', async () => {
      await refuses(sql`update audit_log set editor_email = 'someone else'`)
      await refuses(sql`delete from audit_log`)
      await refuses(sql`truncate audit_log`)
    })

    test('links trade records to a species and changes nothing else of them', async () => {
      await connection().curator.execute(sql`update cites_trade_records set species_id = null`)
      await refuses(sql`update cites_trade_records set quantity = 0`)
      await refuses(sql`delete from cites_trade_records`)
    })

    test('drops, empties and makes no table', async () => {
      await refuses(sql`drop table families`)
      await refuses(sql`truncate families`)
      await refuses(sql`alter table families add column more text`)
      await refuses(sql`create table more (id integer)`)
      await refuses(sql`update data_version set version = 1`)
      await refuses(sql`update scope_versions set version = 1`)
    })
  })

  test('a committed change reaches listeners as a higher version, a rolled back one does not', async () => {
    const { db, onDataVersion } = connection()
    const heard: (number | undefined)[] = []
    await onDataVersion((told) => heard.push(told?.version))
    const before = heard.at(-1) ?? 0

    await db
      .transaction((tx) =>
        tx
          .insert(families)
          .values({ family_name: 'Phocidae' })
          .then(() => tx.rollback()),
      )
      .catch(() => undefined)
    await db.insert(families).values({ family_name: 'Odobenidae' })
    await expect.poll(() => heard.at(-1)).toBeGreaterThan(before)
    const [row] = (await db.execute<{ version: string }>(sql`select version from data_version`)).rows
    expect(heard.at(-1)).toBe(Number(row?.version))
  })

  test('a species has one latest assessment per scope', async () => {
    const { db } = connection()
    const [created] = await db.insert(species).values(bear).returning()
    const latest = {
      species_id: created?.id ?? '',
      status: 'VU',
      is_latest: true,
      year_published: 2015,
    } as const
    await db.insert(iucn_assessments).values(latest)
    await expect(db.insert(iucn_assessments).values({ ...latest, year_published: 2006 })).rejects.toThrow()
    await db.insert(iucn_assessments).values({ ...latest, scope_code: '2', scope_description: 'Europe' })
    await db.delete(species).where(eq(species.scientific_name, bear.scientific_name))
    expect(await db.$count(iucn_assessments)).toBe(0)
  })

  test('every public table raises the data version', async () => {
    const { rows } = await connection().db.execute<{ relname: string }>(sql`
      select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not exists (select from pg_trigger where tgrelid = pg_class.oid and tgname = 'touches_data_version')
      order by relname`)
    expect(rows.map(({ relname }) => relname)).toEqual([
      'account',
      'account_links',
      'api_tokens',
      'audit_log',
      'catalogue_digests',
      'data_version',
      'dataset_imports',
      'drafts',
      'idempotency_keys',
      'import_differences',
      'open_records',
      'passkey',
      'portal_secrets',
      'previous_records',
      'previous_releases',
      'previous_trade_records',
      'profiles',
      'release_country_differences',
      'release_differences',
      'scope_versions',
      'session',
      'sign_in_attempts',
      'staged_records',
      'staged_trade_records',
      'trade_counts',
      'two_factor',
      'user',
      'verification',
      'webhook_changes',
      'webhook_deliveries',
      'webhooks',
    ])
  })
})
