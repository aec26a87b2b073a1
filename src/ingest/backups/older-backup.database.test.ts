import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringForward, rebuildAt } from '#database/backups/rebuild-changes.ts'
import { CURATOR_ROLE, READER_ROLE } from '#database/engines/engine.ts'
import { listMigrations, migrateDatabase } from '#database/migrate.ts'
import { dataset_releases, portal_secrets, species, translations } from '#database/schema/index.ts'
import { findReleaseFileAt } from '#database/trade/release-files-queries.ts'
import { contentOf } from '#testing/content-of.ts'
import { sampled } from '#testing/long-run.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const SECRET = { name: 'session', value: 'of this installation' }

describeOnBothEngines('a backup of an older database', (connection) => {
  let folder = ''
  const older = () => join(folder, 'older.backup')
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'older-backup-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('is taken as it is, and brought forward when it is restored', async () => {
    const { db } = connection()
    const oldest = listMigrations()[2]
    await db.transaction((tx) => rebuildAt(tx, oldest?.when ?? 0))
    await db.execute(sql`
      insert into species (scientific_name, common_name, kingdom, phylum, class, order_name, family, genus, species_name)
      values ('Ursus maritimus', 'Polar Bear', 'Animalia', 'Chordata', 'Mammalia', 'Carnivora', 'Ursidae', 'Ursus', 'maritimus')`)
    await db.execute(sql`
      insert into dataset_releases (dataset, title, version, publisher, citation, address, row_count, checksum, simulated)
      values ('cites_trade', 'CITES Trade Database', '2024.1', 'UNEP-WCMC', 'Cite so', 'https://trade.cites.org', 1, '', false)`)
    await db.execute(sql`
      insert into cites_trade_records (species_id, record_id, year, appendix, taxon, term, quantity, reporter_type)
      select id, 1, 2010, 'II', scientific_name, 'skins', 2.5, 'E' from species`)
    await writeBackup(connection(), { file: older(), version: '0.1.0' })

    await migrateDatabase(connection())
    await db.delete(species)
    await db.delete(dataset_releases)
    await db.insert(portal_secrets).values(SECRET)
    const report = await restoreBackup(connection(), { file: older() })
    expect(report).toMatchObject({ version: '0.1.0', migration: oldest?.tag })
    const { reader, curator } = connection()
    expect(await reader.select({ name: species.scientific_name }).from(species)).toEqual([
      { name: 'Ursus maritimus' },
    ])
    expect(await reader.$count(translations)).toBe(0)
    expect(
      await findReleaseFileAt(reader, { release: '2024.1', slug: 'ursus-maritimus' }),
      'the trade records have their files at once',
    ).toMatchObject({ rows: 1, is_current: true })
    await curator.update(species).set({ authority: 'Phipps, 1774' })
    await expect(reader.select().from(portal_secrets)).rejects.toThrow()
    expect(await db.select({ value: portal_secrets.value }).from(portal_secrets)).toEqual([
      { value: SECRET.value },
    ])
    // The next backup and restore find an ordinary database.
    const file = join(folder, 'next.backup')
    await writeBackup(connection(), { file, version: '1.0.0' })
    expect(await restoreBackup(connection(), { file, replace: true })).toMatchObject({
      migration: listMigrations().at(-1)?.tag,
    })
  })

  test('comes with everybody’s rights, at the moment it is there', async () => {
    const { db } = connection()
    const may = (role: string, table: string) => sql`has_table_privilege(${role}, ${table}, 'select')`
    const rights = await db.transaction(async (tx) => {
      const oldest = listMigrations()[2]?.when ?? 0
      await rebuildAt(tx, oldest)
      await bringForward(tx, oldest, [])
      const { rows } = await tx.execute(sql`select
        ${may(READER_ROLE, 'translations')} as visitors, ${may(CURATOR_ROLE, 'translations')} as curators,
        ${may(READER_ROLE, 'portal_secrets')} as secret`)
      return rows
    })
    expect(rights).toEqual([{ visitors: true, curators: true, secret: false }])
  })

  test.each(
    sampled(
      [
        { what: 'table', made: 'create table whales (id integer)', name: 'whales' },
        { what: 'view', made: 'create view seals as select 1 as id', name: 'seals' },
        {
          what: 'function',
          made: 'create function walrus() returns integer language sql as $$ select 1 $$',
          name: 'walrus',
        },
      ],
      1,
    ),
  )('is refused where someone else’s $what stands beside the portal’s', async ({ what, made, name }) => {
    const { db } = connection()
    await db.execute(sql.raw(made))
    const before = await contentOf(db)
    await expect(restoreBackup(connection(), { file: older(), replace: true })).rejects.toThrow(
      `not the portal's (${name}). Nothing was changed`,
    )
    expect(await contentOf(db)).toEqual(before)
    await db.execute(sql.raw(`drop ${what} ${name}`))
    await restoreBackup(connection(), { file: older(), replace: true })
  })

  test.each(
    sampled(
      [
        { what: 'view', made: 'create view elsewhere.bears as select * from public.species' },
        {
          what: 'table',
          made: 'create table elsewhere.bears (species_id uuid references public.species (id))',
        },
      ],
      1,
    ),
  )('is refused where someone else’s $what in another schema depends on the portal’s', async ({ made }) => {
    const { db } = connection()
    await db.execute(sql`create schema elsewhere`)
    await db.execute(sql.raw(made))
    const before = await contentOf(db)
    await expect(restoreBackup(connection(), { file: older(), replace: true })).rejects.toThrow(
      /elsewhere\.bears depends on .*species.*Nothing was changed/,
    )
    expect(await contentOf(db)).toEqual(before)
    await db.execute(sql`drop schema elsewhere cascade`)
    await restoreBackup(connection(), { file: older(), replace: true })
  })
})
