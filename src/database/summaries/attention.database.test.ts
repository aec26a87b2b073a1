import { expect, test } from 'vitest'
import { speciesByAttention } from '#domain/summaries/attention.ts'
import { aCommonName, aListing, anAssessment, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { refreshTradeSummaries } from '../trade/trade-summary-changes.ts'
import { countForCurators, listAttentionFacts } from './attention-queries.ts'

const TODAY = new Date().toISOString().slice(0, 10)

describeOnBothEngines('what curators are told of the whole', (connection) => {
  test('nothing at first', async () => {
    const { curator } = connection()
    expect(await countForCurators(curator)).toEqual({
      species: 0,
      cites_trade_records: 0,
      iucn_assessments: 0,
      cites_listings: 0,
    })
    expect(speciesByAttention(await listAttentionFacts(curator), TODAY)).toEqual([])
  })

  test('counts of the rows, and each species under what is missing of it', async () => {
    const { db, curator } = connection()
    const bear = await aSpecies(db, { scientific_name: 'Ursus maritimus' })
    await aSpecies(db, { scientific_name: 'Pagophila eburnea' })
    await aCommonName(db, bear.id, { is_main: true })
    await anAssessment(db, bear.id, { is_latest: true })
    await aListing(db, bear.id, { is_current: false })
    await aShipment(db, bear.id)
    await db.transaction((tx) => refreshTradeSummaries(tx))

    expect(await countForCurators(curator)).toEqual({
      species: 2,
      cites_trade_records: 1,
      iucn_assessments: 1,
      cites_listings: 1,
    })
    const found = speciesByAttention(await listAttentionFacts(curator), TODAY)
    const told = Object.fromEntries(
      found.map(({ attention, species }) => [
        attention,
        species.map(({ scientific_name }) => scientific_name),
      ]),
    )
    expect(told).toMatchObject({
      not_assessed: ['Pagophila eburnea'],
      not_listed: ['Pagophila eburnea'],
      no_main_english_name: ['Pagophila eburnea'],
      no_current_cites_listing: ['Ursus maritimus'],
      profile_incomplete: ['Pagophila eburnea', 'Ursus maritimus'],
    })
    expect(told).not.toHaveProperty('no_latest_assessment')
  })
})
