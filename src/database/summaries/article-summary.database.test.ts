import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aListing, anAssessment, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { refreshArticleSummaries } from './article-summary-changes.ts'

describeOnBothEngines('article summaries', (connection) => {
  async function summaryOf(species_id: string) {
    const { rows } = await connection().reader.execute(
      sql`select * from article_summary_with_quality_view where species_id = ${species_id}`,
    )
    return rows[0]
  }

  test('a species whose summary was never made is listed by name, with an unknown quality', async () => {
    const bear = await aSpecies(connection().db)
    expect(await summaryOf(bear.id)).toMatchObject({
      id: null,
      scientific_name: bear.scientific_name,
      trade_records_count: null,
      data_quality_score: null,
      data_quality_category: 'Unknown',
      needs_review: null,
    })
  })

  test('a curator may make them, all or one; a visitor may read them and no more', async () => {
    const { db, curator, reader } = connection()
    const [bear, whale] = [await aSpecies(db), await aSpecies(db)]
    await aShipment(db, bear.id)

    await curator.transaction((tx) => refreshArticleSummaries(tx, bear.id))
    expect(await summaryOf(bear.id)).toMatchObject({ trade_records_count: 1, top_arctic_exporter: 'GL' })
    expect(await summaryOf(whale.id)).toMatchObject({ trade_records_count: null })

    await curator.transaction((tx) => refreshArticleSummaries(tx))
    expect(await summaryOf(whale.id)).toMatchObject({ trade_records_count: 0, trade_trend: 'no_trade' })
    await expect(reader.execute(sql`select refresh_all_article_summaries()`)).rejects.toThrow()
  })

  test('keep their id and tell the day when they are made anew', async () => {
    const { db } = connection()
    const bear = await aSpecies(db)
    await db.transaction((tx) => refreshArticleSummaries(tx, bear.id))
    const before = await summaryOf(bear.id)
    await aListing(db, bear.id, { appendix: 'I' })
    await anAssessment(db, bear.id, { is_latest: true, status: 'EN' })
    await db.transaction((tx) => refreshArticleSummaries(tx, bear.id))
    const after = await summaryOf(bear.id)
    expect(after).toMatchObject({ id: before?.id, cites_status_current: 'I', iucn_status_current: 'EN' })
    expect(after?.last_updated).not.toEqual(before?.last_updated)
  })
})
