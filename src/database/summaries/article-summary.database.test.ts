import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REASONS_FOR_CHANGE } from '#domain/assessments/reason-for-change.ts'
import { RED_LIST_CATEGORIES } from '#domain/assessments/red-list.ts'
import { CMS_APPENDICES } from '#domain/listings/appendix.ts'
import { SUSPENSION_ISSUERS } from '#domain/listings/suspension-issuers.ts'
import { REPORTER_TYPES } from '#domain/trade/trade-vocabulary.ts'
import { readArticleFacts, readArticleSummary, withRoundedSums } from '#testing/article-facts.ts'
import { articleSummary } from '#testing/article-rules/article-summary.ts'
import { aListing, anAssessment, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { anyListings } from '#testing/cites-histories.ts'
import { tries } from '#testing/long-run.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import {
  cites_listings,
  cites_trade_records,
  cites_trade_suspensions,
  cms_listings,
  iucn_assessments,
} from '../schema/index.ts'
import { refreshArticleSummaries } from './article-summary-changes.ts'

const year = fc.integer({ min: 1975, max: 2026 })
const aDay = fc.tuple(year, fc.constantFrom('01-01', '07-01', '12-31')).map((parts) => parts.join('-'))
const codes = fc.uniqueArray(fc.constantFrom('CA', 'GL', 'NO', 'RU', 'US'), { maxLength: 4 })
const manyCountries = fc.constantFrom(
  [],
  Array.from({ length: 21 }, (_, place) => `A${String.fromCharCode(65 + place)}`),
)
/** Few enough values for ties, blanks and shares on the very border to come about. */
const recorded = fc.record({
  shipments: fc.array(
    fc.record({
      year,
      exporter: fc.constantFrom('GL', 'CA', 'DE', 'HS', 'XX', 'XV', null),
      purpose: fc.constantFrom('T', 'H', 'S', null),
      source: fc.constantFrom('W', 'X', 'R', 'C', 'O', null),
      unit: fc.constantFrom(null, null, null, 'kg'),
      reporter_type: fc.constantFrom(...REPORTER_TYPES),
      quantity: fc.constantFrom('0', '1', '2.5', '40', null),
    }),
    { maxLength: 30 },
  ),
  assessments: fc.uniqueArray(
    fc.record({
      year_published: year,
      // VU often, so that categories repeat, and sometimes one of an earlier edition.
      status: fc.constantFrom(...RED_LIST_CATEGORIES, 'VU' as const, 'VU' as const, null),
      original_category: fc.constantFrom('V', 'LR/cd'),
      possibly_extinct: fc.constantFrom(true, false, null),
      possibly_extinct_in_wild: fc.constantFrom(true, false, null),
      reason_for_change: fc.constantFrom(...REASONS_FOR_CHANGE, 'genuine' as const, null),
      scope_code: fc.constantFrom('1', '2'),
    }),
    // One year twice in one scope would leave the order open.
    { maxLength: 8, selector: ({ year_published, scope_code }) => `${year_published} ${scope_code}` },
  ),
  latest: fc.constantFrom('1', '2', 'none'),
  listings: anyListings,
  cms: fc.uniqueArray(
    fc.record({
      appendix: fc.constantFrom(...CMS_APPENDICES),
      listing_date: fc.option(aDay),
      native_distribution: fc.oneof(codes, manyCountries),
      introduced_distribution: codes,
      extinct_distribution: codes,
      uncertain_distribution: codes,
      uncategorised_distribution: codes,
      agreement: fc.constantFrom('CMS', null),
      notes: fc.constantFrom('Except one population', null),
    }),
    { maxLength: 3, selector: ({ listing_date }) => listing_date },
  ),
  isInCms: fc.boolean(),
  suspensions: fc.uniqueArray(
    fc.record({
      country_name: fc.constantFrom('Greenland', 'Norway', 'Åland'),
      is_active: fc.boolean(),
      issued_by: fc.constantFrom(...SUSPENSION_ISSUERS),
      suspension_start_date: fc.constant('2001-01-01'),
    }),
    { maxLength: 4, selector: ({ country_name, issued_by }) => `${country_name} ${issued_by}` },
  ),
})

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

  test('hold the global status only, and why its category changed', async () => {
    const { db } = connection()
    const roseroot = await aSpecies(db)
    await anAssessment(db, roseroot.id, {
      is_latest: true,
      status: 'LC',
      scope_code: '2',
      scope_description: 'Europe',
    })
    const curlew = await aSpecies(db)
    await anAssessment(db, curlew.id, { year_published: 2000, status: 'EN' })
    await anAssessment(db, curlew.id, {
      is_latest: true,
      status: 'CR',
      possibly_extinct: true,
      reason_for_change: 'non-genuine',
    })
    await db.transaction((tx) => refreshArticleSummaries(tx))
    expect(await summaryOf(roseroot.id)).toMatchObject({
      iucn_status_current: null,
      iucn_status_change: null,
      iucn_change_reason: null,
    })
    expect(await summaryOf(curlew.id)).toMatchObject({
      iucn_status_current: 'CR',
      iucn_possibly_extinct: true,
      iucn_possibly_extinct_in_wild: null,
      iucn_status_change: 'uplisted',
      iucn_change_reason: 'non-genuine',
    })
  })

  test('are those of the domain, whatever is recorded', async () => {
    const { db } = connection()
    const currentYear = new Date().getUTCFullYear()
    await aRelease(db, { last_complete_year: 2022 })
    await fc.assert(
      fc.asyncProperty(
        recorded,
        async ({ shipments, assessments, latest, listings, cms, isInCms, suspensions }) => {
          const { id: species_id } = await aSpecies(db)
          const store = async (table: PgTable, rows: readonly object[]) => {
            if (rows.length > 0) await db.insert(table).values(rows.map((row) => ({ ...row, species_id })))
          }
          await store(
            cites_trade_records,
            shipments.map((row) => ({ ...row, appendix: 'II', taxon: 'Ursus maritimus', term: 'skins' })),
          )
          const newest = assessments.findLast(({ scope_code }) => scope_code === latest)
          await store(
            iucn_assessments,
            assessments.map((row) => ({ ...row, is_latest: row === newest })),
          )
          await store(cites_listings, listings)
          await store(
            cms_listings,
            cms.map((row, place) => ({ ...row, is_current: isInCms && place === 0 })),
          )
          await store(cites_trade_suspensions, suspensions)
          await db.transaction((tx) => refreshArticleSummaries(tx, species_id))

          const facts = await readArticleFacts(db, species_id)
          expect(await readArticleSummary(db, species_id)).toEqual(
            withRoundedSums(articleSummary(facts, currentYear)),
          )
        },
      ),
      tries(60),
    )
  })
})
