import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { aCommonName, aGlossaryTerm, aRelease, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { species } from '../schema/index.ts'
import { getLastChanges } from './last-changes-queries.ts'

const written = (day: string) => new Date(`${day}T22:30:00Z`)

describeOnBothEngines('the day of the last change', (connection) => {
  let bear: string
  const lastChanges = () => getLastChanges(connection().reader)

  beforeAll(async () => {
    bear = (await aSpecies(connection().db, { updated_at: written('2026-01-02') })).id
  })

  test('of a species is that of its own row or of what is said of it, whichever is later', async () => {
    expect((await lastChanges()).species.get(bear)).toBe('2026-01-02')
    await aCommonName(connection().db, bear, { updated_at: written('2026-03-04') })
    expect((await lastChanges()).species.get(bear)).toBe('2026-03-04')
    await connection()
      .db.update(species)
      .set({ updated_at: written('2026-05-06') })
      .where(eq(species.id, bear))
    expect((await lastChanges()).species.get(bear)).toBe('2026-05-06')
  })

  test('of glossary and datasets is not known before there are any', async () => {
    const before = await lastChanges()
    expect([before.glossary, before.releases]).toEqual([undefined, undefined])
    await aGlossaryTerm(connection().db, 'quota', { updated_at: written('2026-02-01') })
    await aRelease(connection().db, { loaded_at: written('2026-02-03') })
    const after = await lastChanges()
    expect([after.glossary, after.releases]).toEqual(['2026-02-01', '2026-02-03'])
  })
})
