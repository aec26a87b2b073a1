import { eq, like, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { recordChange } from '#database/audit/audit-changes.ts'
import { listCitesListingsOfAllSpecies, listUnifiedListings } from '#database/listings/listings-queries.ts'
import * as schema from '#database/schema/index.ts'
import { countTranslationWork, pageOfTranslationWork } from '#database/translations/translations-queries.ts'
import { listingEntries } from '#domain/listings/current-appendix.ts'
import { entryId } from '#domain/listings/listing-entry.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { loadCatalogue } from './load-catalogue.ts'

type CommonName = typeof schema.common_names.$inferSelect

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

  test('brings every text in every language, each as a translation of what stands there', async () => {
    const { current, ...rest } = await countTranslationWork(connection().db)
    expect(rest).toEqual({ outdated: 0, missing: 0 })
    expect(current).toBe(await connection().db.$count(schema.translations))
    expect(current).toBeGreaterThan(2000)
  })

  test('makes the entries that the rule of split listings makes', async () => {
    const { db } = connection()
    const listings = Map.groupBy(await listCitesListingsOfAllSpecies(db), ({ species_id }) => species_id)
    const byRule = [...listings].flatMap(([species_id, ofSpecies]) =>
      listingEntries(ofSpecies).map(({ listing, population_identifier }) => ({
        id: entryId(species_id, population_identifier),
        population_identifier,
        appendix: listing?.appendix,
      })),
    )
    const inView = (await listUnifiedListings(db)).map(({ species_id, population_identifier, appendix }) => ({
      id: entryId(species_id, population_identifier),
      population_identifier,
      appendix,
    }))
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    expect(inView.sort(byId)).toEqual(byRule.sort(byId))
  })

  test('is not loaded twice', async () => {
    expect(await loadCatalogue(connection())).toBe(false)
  })

  describe('that is newer', () => {
    let bear: string
    let saved: CommonName | undefined
    let removed: CommonName | undefined
    let names: number

    const idOf = async (name: string) => {
      const named = eq(schema.species.scientific_name, name)
      const [row] = await connection().db.select().from(schema.species).where(named)
      return row?.id ?? ''
    }

    beforeAll(async () => {
      const { db } = connection()
      bear = await idOf('Ursus maritimus')
      const walrus = await idOf('Odobenus rosmarus')
      await db.transaction(async (tx) => {
        await tx.delete(schema.species).where(eq(schema.species.id, walrus))
        await recordChange(tx, curator, { table: 'species', action: 'remove', row_id: walrus })
        ;[saved, removed] = await tx
          .select()
          .from(schema.common_names)
          .orderBy(schema.common_names.id)
          .limit(2)
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
        await tx.delete(schema.iucn_assessments).where(eq(schema.iucn_assessments.species_id, bear))
        await tx
          .insert(schema.iucn_assessments)
          .values({ species_id: bear, year_published: 2026, status: 'EN', is_latest: true })
        await tx
          .update(schema.species)
          .set({ description: 'A curator’s bear.', version: 2 })
          .where(eq(schema.species.id, bear))
        await tx.insert(schema.glossary_terms).values([leftOut(1, 1), leftOut(2, 2)])
        // As if a newer catalogue had come.
        await tx.update(schema.dataset_releases).set({ checksum: 'older' })
      })
      names = await db.$count(schema.common_names)
      expect(await loadCatalogue(connection())).toBe(true)
    })

    test('leaves alone what a curator saved or removed', async () => {
      const { db } = connection()
      expect(await db.$count(schema.common_names)).toBe(names)
      const [kept] = await db
        .select()
        .from(schema.common_names)
        .where(eq(schema.common_names.id, saved?.id ?? ''))
      expect(kept?.name).toBe('As the curator has it')
      expect(await idOf('Odobenus rosmarus')).toBe('')
    })

    test('goes beside what curators made of a species', async () => {
      const assessments = await connection()
        .db.select()
        .from(schema.iucn_assessments)
        .where(eq(schema.iucn_assessments.species_id, bear))
      expect(assessments.filter(({ is_latest }) => is_latest)).toMatchObject([{ year_published: 2026 }])
      expect(assessments.length).toBeGreaterThan(2)
    })

    test('overwrites no text that a curator changed, whose translation is outdated', async () => {
      const filters = { search: 'curator’s bear', state: 'outdated' as const, page: 1, size: 9 }
      const { rows } = await pageOfTranslationWork(connection().db, filters)
      expect(rows.map(({ language }) => language)).toEqual(['is', 'no', 'da'])
    })

    test('takes away a row that it has no longer, unless someone edited it', async () => {
      const left = await connection()
        .db.select()
        .from(schema.glossary_terms)
        .where(like(schema.glossary_terms.term, 'Left out%'))
      expect(left).toMatchObject([{ version: 2 }])
    })
  })
})

/** A term of an earlier catalogue, at this version. */
const leftOut = (digit: number, version: number) => ({
  id: `00000000-0000-5000-8000-00000000000${digit}`,
  term: `Left out ${digit}`,
  definition: 'A term of an earlier catalogue.',
  category: 'Data' as const,
  version,
})
