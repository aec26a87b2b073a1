import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aCommonName, aGlossaryTerm, aListing, aRelease, aSpecies, aTranslation } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { species } from '../schema/index.ts'
import { getLastChanges, listLastChangesOfSpecies } from './last-changes-queries.ts'

const written = (day: string) => new Date(`${day}T22:30:00Z`)

describeOnBothEngines('the day of the last change', (connection) => {
  let bear: string
  const lastChanges = () => getLastChanges(connection().reader, 'all species')

  beforeAll(async () => {
    bear = (await aSpecies(connection().db, { updated_at: written('2026-01-02') })).id
  })

  test('of a species is that of its own row or of what is said of it, whichever is later', async () => {
    expect((await lastChanges()).species?.get(bear)).toBe('2026-01-02')
    await aCommonName(connection().db, bear, { updated_at: written('2026-03-04') })
    expect((await lastChanges()).species?.get(bear)).toBe('2026-03-04')
    await connection()
      .db.update(species)
      .set({ updated_at: written('2026-05-06') })
      .where(eq(species.id, bear))
    expect((await lastChanges()).species?.get(bear)).toBe('2026-05-06')
  })

  test('of a species is that of a translation of its texts or of the note of a listing', async () => {
    const { db } = connection()
    const of = (record_id: string, day: string) => ({
      record_id,
      original_text: '',
      updated_at: written(day),
    })
    await aTranslation(db, of(bear, '2026-06-07'))
    expect((await lastChanges()).species?.get(bear)).toBe('2026-06-07')
    const { id } = await aListing(db, bear)
    await aTranslation(db, { ...of(id, '2027-07-08'), table_name: 'cites_listings', field: 'notes' })
    expect((await lastChanges()).species?.get(bear)).toBe('2027-07-08')
  })

  test('is the same for those of some ids, of which others are left out', async () => {
    const { db, reader } = connection()
    const other = await aSpecies(db, { scientific_name: 'Alca torda', updated_at: written('2026-09-09') })
    const all = (await lastChanges()).species
    for (const ids of [[bear], [other.id], [bear, other.id], []]) {
      expect(await listLastChangesOfSpecies(reader, ids)).toEqual(
        new Map(ids.map((id) => [id, all?.get(id)])),
      )
    }
    expect((await getLastChanges(reader, 'no species')).species).toBeUndefined()
  })

  test('of glossary and datasets is not known before there are any', async () => {
    const before = await lastChanges()
    expect([before.glossary, before.releases]).toEqual([undefined, undefined])
    const { db } = connection()
    const { id } = await aGlossaryTerm(db, 'quota', { updated_at: written('2026-02-01') })
    await aRelease(db, { loaded_at: written('2026-02-03') })
    const after = await lastChanges()
    expect([after.glossary, after.releases]).toEqual(['2026-02-01', '2026-02-03'])
    const ofTerm = {
      table_name: 'glossary_terms',
      field: 'term',
      record_id: id,
      original_text: 'quota',
    } as const
    await aTranslation(db, { ...ofTerm, updated_at: written('2026-03-01') })
    expect((await lastChanges()).glossary).toBe('2026-03-01')
  })
})
