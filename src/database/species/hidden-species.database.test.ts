import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aCommonName, aListing, anAssessment, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { species } from '../schema/index.ts'
import { writeReleaseFiles } from '../trade/release-files-changes.ts'

/** What holds the id of a species and is not read by the public side at all. */
const NOT_PUBLIC = ['drafts', 'previous_trade_records', 'staged_trade_records']

describeOnBothEngines('a hidden species', (connection) => {
  test('every table with the id of a species hides rows', async () => {
    const { rows } = await connection().db.execute<{ name: string }>(sql`
      select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'species_id'
      where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace and not relrowsecurity
      order by relname`)
    expect(rows.map(({ name }) => name)).toEqual(NOT_PUBLIC)
  })

  test('every view reads with the rights of who asks', async () => {
    const { rows } = await connection().db.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace
        and not coalesce(reloptions @> '{security_invoker=true}', false)`)
    expect(rows).toEqual([])
  })

  test('visitors read nothing of it, curators and the portal everything', async () => {
    const { db, reader, curator } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Ursus absconditus' })
    await aCommonName(db, id)
    await anAssessment(db, id)
    await aListing(db, id)
    await aShipment(db, id)
    await db.transaction((tx) => writeReleaseFiles(tx, id))
    const { rows: tables } = await db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'species_id'
        and has_table_privilege('arctic_tracker_reader', format('%I', table_name), 'select')`)
    const counted = async (who: typeof db) => {
      const counts = await Promise.all(
        tables.map(async ({ name }) => {
          const { rows } = await who.execute<{ count: string }>(
            sql`select count(*) from ${sql.identifier(name)} where species_id = ${id}`,
          )
          return Number(rows[0]?.count)
        }),
      )
      return counts.filter((count) => count > 0).length + (await who.$count(species, eq(species.id, id)))
    }
    const shown = await counted(reader)
    expect(shown).toBeGreaterThan(6)
    await curator.update(species).set({ hidden: true }).where(eq(species.id, id))
    expect(await counted(reader)).toBe(0)
    expect(await counted(curator)).toBe(shown)
    expect(await counted(db)).toBe(shown)
  })
})
