import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Conflict, Invalid, NotFound } from '#domain/problems.ts'
import { aCommonName, anAssessment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Transaction } from '../access.ts'
import { audit_log, iucn_assessments } from '../schema/index.ts'
import { createRecord, removeRecord, updateRecord } from './curated-changes.ts'
import { getRecord, pageOfRecords } from './curated-queries.ts'
import { CURATED_TABLES } from './curated-tables.ts'

const EDITOR = { id: 'someone', email: 'curator@example.org' }
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const PAGE = { search: '', page: 1, size: 10 }

describeOnBothEngines('curated records', (connection) => {
  const inTransaction = <Result>(change: (tx: Transaction) => Promise<Result>) =>
    connection().db.transaction(change)
  const trailOf = (row_id: string) =>
    connection().db.select().from(audit_log).where(eq(audit_log.row_id, row_id)).orderBy(audit_log.id)

  test('a change keeps who made it and the row before and after', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const made = await inTransaction((tx) =>
      createRecord(tx, EDITOR, CURATED_TABLES.cites_listings, {
        species_id: bear.id,
        appendix: 'II',
        listing_date: '1975-07-01',
      }),
    )
    await inTransaction((tx) =>
      updateRecord(tx, EDITOR, CURATED_TABLES.cites_listings, { id: made.id, version: 1, appendix: 'I' }),
    )
    await inTransaction((tx) =>
      removeRecord(tx, EDITOR, CURATED_TABLES.cites_listings, { id: made.id, version: 2 }),
    )

    expect(await trailOf(made.id)).toMatchObject([
      { action: 'create', editor_email: EDITOR.email, before: null, after: { appendix: 'II', version: 1 } },
      { action: 'update', before: { appendix: 'II' }, after: { appendix: 'I', version: 2 } },
      { action: 'remove', before: { appendix: 'I', listing_date: '1975-07-01' }, after: null },
    ])
    await expect(getRecord(db, CURATED_TABLES.cites_listings, made.id)).rejects.toThrow(NotFound)
  })

  test('of two who edit one row the second is told, and nothing is lost', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const name = await aCommonName(db, bear.id, { name: 'Nanook' })
    const save = (version: number, text: string) =>
      inTransaction((tx) =>
        updateRecord(tx, EDITOR, CURATED_TABLES.common_names, { id: name.id, version, name: text }),
      )

    await save(1, 'Nanuq')
    const refused = await save(1, 'Nanook of the North').catch((problem) => problem)
    expect(refused).toBeInstanceOf(Conflict)
    expect(refused.current).toMatchObject({ name: 'Nanuq', version: 2 })
    expect((await getRecord(db, CURATED_TABLES.common_names, name.id)).name).toBe('Nanuq')
    await expect(
      inTransaction((tx) =>
        removeRecord(tx, EDITOR, CURATED_TABLES.common_names, { id: name.id, version: 1 }),
      ),
    ).rejects.toThrow(Conflict)
  })

  test('the mark of the latest assessment leaves the other of its scope, with a trace', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    const earlier = await anAssessment(db, bear.id, { year_published: 2008, is_latest: true })
    const regional = await anAssessment(db, bear.id, { scope_code: '2', is_latest: true })
    await inTransaction((tx) =>
      createRecord(tx, EDITOR, CURATED_TABLES.iucn_assessments, {
        species_id: bear.id,
        year_published: 2015,
        status: 'VU',
        scope_code: '1',
        is_latest: true,
      }),
    )
    const latest = await db
      .select({ year: iucn_assessments.year_published, scope: iucn_assessments.scope_code })
      .from(iucn_assessments)
      .where(eq(iucn_assessments.is_latest, true))
      .orderBy(iucn_assessments.scope_code)
    expect(latest).toContainEqual({ year: 2015, scope: '1' })
    expect(latest).toContainEqual({ year: regional.year_published, scope: '2' })
    expect(await trailOf(earlier.id)).toMatchObject([
      { action: 'update', after: { is_latest: false, version: 2 } },
    ])
  })

  test.each([
    {
      what: 'a name twice',
      curated: CURATED_TABLES.common_names,
      values: { name: 'POLAR BEAR', language: 'en' as const },
      key: 'name_already_there',
    },
    {
      what: 'a population without a name',
      curated: CURATED_TABLES.cites_listings,
      values: { appendix: 'I' as const, listing_date: '1986-01-01', covers: 'population' as const },
      key: 'population_required',
    },
    {
      what: 'an assessment without a category',
      curated: CURATED_TABLES.iucn_assessments,
      values: { year_published: 2015, status: null },
      key: 'iucn_status_required',
    },
    {
      what: 'a species that does not exist',
      curated: CURATED_TABLES.species_threats,
      values: { species_id: NOWHERE, threat: 'Noise' },
      key: 'species_unknown',
    },
    {
      what: 'a country that does not exist',
      curated: CURATED_TABLES.cites_trade_suspensions,
      values: { country_id: NOWHERE, suspension_start_date: '2001-01-01' },
      key: 'linked_record_missing',
    },
    {
      what: 'a part of the range in a country that does not exist',
      curated: CURATED_TABLES.distribution_ranges,
      values: { country_code: 'QX' },
      key: 'country_unknown',
    },
  ])('$what is refused in words', async ({ curated, values, key }) => {
    const { db } = connection()
    const bear = await aSpecies(db)
    await aCommonName(db, bear.id, { name: 'Polar Bear' })
    const refused = inTransaction((tx) =>
      createRecord(tx, EDITOR, curated, { species_id: bear.id, ...values }),
    )
    await expect(refused).rejects.toThrow(Invalid)
    await expect(refused).rejects.toThrow(key)
  })

  test('a list is searched in its columns and the names of the species, page by page', async () => {
    const { db } = connection()
    const seal = await aSpecies(db, { scientific_name: 'Phoca_testa', common_name: "Dall's Seal" })
    for (const name of ['Alpha', 'Beta', 'Gamma']) await aCommonName(db, seal.id, { name, language: 'fr' })

    const named = (search: string, page = 1, size = 2) =>
      pageOfRecords(db, CURATED_TABLES.common_names, { ...PAGE, search, page, size })
    expect(await named("dall's")).toMatchObject({ total: 3, page: 1, pages: 2 })
    expect((await named('phoca_', 9)).rows.map(({ name }) => name)).toEqual(['Gamma'])
    expect((await named('GAMM')).rows[0]?.species).toMatchObject({ scientific_name: 'Phoca_testa' })
    // By the name of its language in any language of the portal, as well as by its code.
    for (const language of ['French', 'fransk', 'franska'])
      expect((await named(language)).total, language).toBeGreaterThanOrEqual(3)
    expect((await named('Finnish')).rows.every(({ language }) => language === 'finnish')).toBe(true)
    expect(await named('100%')).toMatchObject({ total: 0, rows: [], pages: 1 })
  })

  test('a row that does not exist is not found', async () => {
    const { db } = connection()
    await expect(getRecord(db, CURATED_TABLES.iucn_assessments, NOWHERE)).rejects.toThrow(NotFound)
    await expect(
      inTransaction((tx) =>
        updateRecord(tx, EDITOR, CURATED_TABLES.iucn_assessments, { id: NOWHERE, version: 1 }),
      ),
    ).rejects.toThrow(NotFound)
  })
})
