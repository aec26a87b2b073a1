import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordChange } from '#database/audit/audit-changes.ts'
import * as schema from '#database/schema/index.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { loadCatalogue } from './load-catalogue.ts'

const curator = { id: null, email: 'curator@example.org' }

describeOnBothEngines('the catalogue', (connection) => {
  test('brings 43 species that make 44 entries, each with its names and history', async () => {
    const { db } = connection()
    expect(await loadCatalogue(connection())).toBe(true)
    expect(await db.$count(schema.species)).toBe(43)
    const { rows } = await db.execute<{ entries: string }>(
      sql`select count(*) as entries from species_listings_unified`,
    )
    expect(Number(rows[0]?.entries)).toBe(44)
    expect(await db.$count(schema.glossary_terms)).toBeGreaterThanOrEqual(80)
    const [bear] = await db
      .select()
      .from(schema.species)
      .where(eq(schema.species.scientific_name, 'Ursus maritimus'))
    expect(bear).toMatchObject({ common_name: 'Polar Bear', manual_review: 'draft', family: 'Ursidae' })
    expect(bear?.description).toBeTruthy()
  })

  test('is not loaded twice', async () => {
    expect(await loadCatalogue(connection())).toBe(false)
  })

  test('leaves alone what a curator saved or removed', async () => {
    const { db } = connection()
    const [saved, removed] = await db
      .select()
      .from(schema.common_names)
      .orderBy(schema.common_names.id)
      .limit(2)
    await db.transaction(async (tx) => {
      await tx
        .update(schema.common_names)
        .set({ name: 'As the curator has it', version: 2 })
        .where(eq(schema.common_names.id, saved?.id ?? ''))
      await tx.delete(schema.common_names).where(eq(schema.common_names.id, removed?.id ?? ''))
      await recordChange(tx, curator, {
        table: 'common_names',
        action: 'remove',
        row_id: removed?.id,
        before: removed,
      })
      // As if a newer catalogue had come.
      await tx.update(schema.dataset_releases).set({ checksum: 'older' })
    })
    const before = await db.$count(schema.common_names)
    expect(await loadCatalogue(connection())).toBe(true)
    expect(await db.$count(schema.common_names)).toBe(before)
    const [kept] = await db
      .select()
      .from(schema.common_names)
      .where(eq(schema.common_names.id, saved?.id ?? ''))
    expect(kept?.name).toBe('As the curator has it')
  })
})
