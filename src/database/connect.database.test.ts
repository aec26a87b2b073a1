import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { families, iucn_assessments, species } from './schema/index.ts'

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

  test('the reader sees public tables, and can neither write nor see accounts', async () => {
    const { reader } = connection()
    expect(await reader.$count(species)).toBe(0)
    await expect(reader.insert(families).values({ family_name: 'Ursidae' })).rejects.toThrow()
    await expect(reader.execute(sql`select * from audit_log`)).rejects.toThrow()
    await expect(reader.execute(sql`select * from "user"`)).rejects.toThrow()
  })

  test('a committed change reaches listeners as a higher version, a rolled back one does not', async () => {
    const { db, onDataVersion } = connection()
    const heard: (number | undefined)[] = []
    await onDataVersion((version) => heard.push(version))
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
      'audit_log',
      'data_version',
      'profiles',
      'session',
      'user',
      'verification',
    ])
  })
})
