import { call } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createRecord, removeRecord } from '#database/curation/curated-changes.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { restoreRecord } from '#database/curation/restore-changes.ts'
import { removeSpecies } from '#database/species/species-removal-changes.ts'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { asCurator, CURATOR } from '#testing/admin-context.ts'
import { aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

describeOnBothEngines('article summaries of the back office', (connection) => {
  const context = () => asCurator(connection(), { currentDay: new Date().toISOString().slice(0, 10) })
  const list = () => call(adminRouter.article_summaries.list, undefined, { context: context() })
  const refreshAll = () => call(adminRouter.article_summaries.refresh_all, undefined, { context: context() })
  const refresh = (species_id: string) =>
    call(adminRouter.article_summaries.refresh, { species_id }, { context: context() })
  const rowOf = async (species_id: string) => (await list()).find((row) => row.species_id === species_id)

  test('every species is listed by name, with its summary once it is made', async () => {
    const { db } = connection()
    const zebra = await aSpecies(db, { scientific_name: 'Zebra testans', family: ' ursidae ' })
    const auk = await aSpecies(db, { scientific_name: 'Alca testans' })
    await aShipment(db, zebra.id, { quantity: '2.5', unit: 'kg' })
    expect((await list()).map(({ scientific_name }) => scientific_name)).toEqual([
      'Alca testans',
      'Zebra testans',
    ])
    expect(await rowOf(zebra.id)).toMatchObject({
      family: 'ursidae',
      last_updated: null,
      data_quality_category: 'Unknown',
      is_outdated: false,
    })

    expect(await refreshAll()).toEqual({ refreshed: 2 })
    expect(await rowOf(zebra.id)).toMatchObject({
      trade_records_count: 1,
      total_quantity: 2.5,
      last_recorded_quantity: null,
      last_recorded_year: 2015,
      data_quality_issues: ['few_years', 'one_reporter', 'no_recent_assessment', 'no_cites_listing'],
      data_quality_score: 55,
      data_quality_category: 'Fair',
      needs_review: true,
      last_updated: expect.any(Date),
    })
    expect(await rowOf(auk.id)).toMatchObject({ trade_records_count: 0, trade_trend: 'no_trade' })
  })

  test('a change of what a summary tells makes it outdated until it is made anew', async () => {
    const { db, curator } = connection()
    const bear = await aSpecies(db)
    await refresh(bear.id)
    expect((await rowOf(bear.id))?.is_outdated).toBe(false)

    const listing = { species_id: bear.id, appendix: 'II', listing_date: '1975-07-01', is_current: true }
    const { id } = await curator.transaction((tx) =>
      createRecord(tx, CURATOR, CURATED_TABLES.cites_listings, listing),
    )
    expect(await rowOf(bear.id)).toMatchObject({ is_outdated: true, cites_status_current: null })
    expect(await refresh(bear.id)).toEqual({ refreshed: 1 })
    expect(await rowOf(bear.id)).toMatchObject({ is_outdated: false, cites_status_current: 'II' })

    await curator.transaction((tx) =>
      removeRecord(tx, CURATOR, CURATED_TABLES.cites_listings, { id, version: 1 }),
    )
    expect((await rowOf(bear.id))?.is_outdated).toBe(true)
  })

  test('a species that is not there has none', async () => {
    await expect(refresh('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      data: { key: 'species.not_found' },
    })
  })

  test('a species that comes back comes with its summary', async () => {
    const { db, curator } = connection()
    const walrus = await aSpecies(db)
    await aShipment(db, walrus.id, { taxon: walrus.scientific_name })
    await curator.transaction((tx) => removeSpecies(tx, CURATOR, { id: walrus.id, version: 1 }))
    expect(await rowOf(walrus.id)).toBeUndefined()
    const { rows } = await db.execute<{ id: string }>(
      sql`select max(id) as id from audit_log where table_name = ${CURATED_TABLES.species.name} and row_id = ${walrus.id}`,
    )
    await curator.transaction((tx) => restoreRecord(tx, CURATOR, Number(rows[0]?.id)))
    expect(await rowOf(walrus.id)).toMatchObject({ trade_records_count: 1, is_outdated: false })
  })

  test('the catalogue leaves every species with one', async () => {
    await loadCatalogue(connection())
    const rows = await list()
    expect(rows.length).toBeGreaterThanOrEqual(43)
    expect(rows.filter(({ last_updated }) => last_updated === null)).toEqual([])
  })
})
