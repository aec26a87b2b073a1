import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCommonName, anAssessment } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Database } from '../access.ts'
import { rebuildAt } from '../backups/rebuild-changes.ts'
import { listMigrations, migrateDatabase } from '../migrate.ts'
import { audit_log, common_names, iucn_assessments, species } from '../schema/index.ts'

/** A species in a table that lacks the columns of later migrations. */
async function anEarlierSpecies(
  db: Database,
  { scientific_name, checked }: { scientific_name: string; checked: boolean },
): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into species (scientific_name, common_name, kingdom, phylum, class, order_name, family, genus, species_name, checked)
    values (${scientific_name}, 'Narwhal', 'Animalia', 'Chordata', 'Mammalia', 'Artiodactyla', 'Monodontidae', 'Monodon', 'monoceros', ${checked})
    returning id`)
  return rows[0]?.id ?? ''
}

describeOnBothEngines('an older database with the same record twice', (connection) => {
  test('is brought forward: one stays, and the trail has the others', async () => {
    const { db } = connection()
    const before = listMigrations().find(({ tag }) => tag.startsWith('0020'))
    await db.transaction((tx) => rebuildAt(tx, before?.when ?? 0))
    const narwhal = {
      id: await anEarlierSpecies(db, { scientific_name: 'Monodon monoceros', checked: true }),
    }
    await anEarlierSpecies(db, { scientific_name: 'monodon  monoceros', checked: false })
    await anAssessment(db, narwhal.id, { status: 'VU' })
    await anAssessment(db, narwhal.id, { status: 'LC', is_latest: true })
    await aCommonName(db, narwhal.id, { name: 'Narwhal', is_main: true })
    await aCommonName(db, narwhal.id, { name: 'Sea Unicorn', is_main: true, checked: true })

    await migrateDatabase(connection())
    expect(await db.select({ status: iucn_assessments.status }).from(iucn_assessments)).toEqual([
      { status: 'LC' },
    ])
    const mains = db
      .select({ name: common_names.name })
      .from(common_names)
      .where(eq(common_names.is_main, true))
    expect(await mains).toEqual([{ name: 'Sea Unicorn' }])
    const names = await db.select({ name: species.scientific_name }).from(species).orderBy(species.created_at)
    expect(names.map(({ name }) => name)).toEqual(['Monodon monoceros', 'monodon  monoceros (duplicate 2)'])
    expect(await db.select().from(audit_log).orderBy(audit_log.id)).toMatchObject([
      { editor_email: 'upgrade', table_name: 'iucn_assessments', action: 'remove', before: { status: 'VU' } },
      {
        editor_email: 'upgrade',
        table_name: 'common_names',
        action: 'update',
        after: { is_main: false, version: 2 },
      },
      {
        editor_email: 'upgrade',
        table_name: 'species',
        action: 'update',
        before: { scientific_name: 'monodon  monoceros' },
      },
    ])
  })
})
