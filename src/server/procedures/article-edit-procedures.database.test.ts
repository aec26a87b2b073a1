import { call } from '@orpc/server'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ArticleEdit } from '#contract/article-edit-contract.ts'
import { article_summary_table, audit_log, cms_listings } from '#database/schema/index.ts'
import { asCurator } from '#testing/admin-context.ts'
import { aCmsListing, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

const NOTHING = { created: [], updated: [], removed: [] }
const UNCHANGED = { cms_listings: NOTHING, cms_assessments: NOTHING, cites_trade_suspensions: NOTHING }
const NOWHERE = '00000000-0000-4000-8000-000000000000'
const LISTING = { appendix: 'II', listing_date: '1991-01-01', is_current: true }
const ASSESSMENT = { status: 'Favourable', year_published: 2020, is_latest: true }
const SUSPENSION = { country_name: 'Greenland', suspension_start_date: '2006-01-01' }

describeOnBothEngines('the rows beside an article summary', (connection) => {
  const context = () => asCurator(connection())
  const { get, save } = adminRouter.article_edit
  const read = (species_id: string) => call(get, { species_id }, { context: context() })
  const write = (species_id: string, edits: object) =>
    call(save, { ...UNCHANGED, species_id, ...edits } as never, { context: context() })
  const summaryOf = async (species_id: string) => {
    const where = eq(article_summary_table.species_id, species_id)
    return (await connection().db.select().from(article_summary_table).where(where))[0]
  }
  const trailOf = (rows: readonly { id: string }[]) =>
    connection()
      .db.select({ action: audit_log.action, table: audit_log.table_name, row_id: audit_log.row_id })
      .from(audit_log)
      .where(
        inArray(
          audit_log.row_id,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(audit_log.id)
  const rowsOf = (edit: ArticleEdit) => [
    ...edit.cms_listings,
    ...edit.cms_assessments,
    ...edit.cites_trade_suspensions,
  ]

  test('three tables are saved at once, each row with its trace, and the summary follows', async () => {
    const { id } = await aSpecies(connection().db)
    const saved = await write(id, {
      cms_listings: { ...NOTHING, created: [LISTING] },
      cms_assessments: { ...NOTHING, created: [ASSESSMENT] },
      cites_trade_suspensions: { ...NOTHING, created: [SUSPENSION] },
    })
    expect(saved).toMatchObject({
      species: { id },
      cms_listings: [{ ...LISTING, version: 1 }],
      cms_assessments: [{ ...ASSESSMENT, version: 1 }],
      cites_trade_suspensions: [{ ...SUSPENSION, is_active: true, version: 1 }],
    })
    expect(await trailOf(rowsOf(saved))).toMatchObject([
      { action: 'create', table: 'cms_listings' },
      { action: 'create', table: 'cms_assessments' },
      { action: 'create', table: 'cites_trade_suspensions' },
    ])
    expect(await summaryOf(id)).toMatchObject({
      cms_status_current: 'II',
      cites_suspensions_count: 1,
      last_updated: saved.last_updated,
    })

    const [listing] = saved.cms_listings
    const [assessment] = saved.cms_assessments
    const [suspension] = saved.cites_trade_suspensions
    const later = await write(id, {
      cms_listings: { ...NOTHING, removed: [listing] },
      cms_assessments: { ...NOTHING, updated: [{ ...assessment, status: 'Unfavourable' }] },
      cites_trade_suspensions: { ...NOTHING, updated: [{ ...suspension, is_active: false }] },
    })
    expect(later).toMatchObject({
      cms_listings: [],
      cms_assessments: [{ status: 'Unfavourable', version: 2 }],
      cites_trade_suspensions: [{ is_active: false, version: 2 }],
    })
    expect((await trailOf(rowsOf(saved))).map(({ action }) => action).slice(3)).toEqual([
      'remove',
      'update',
      'update',
    ])
    expect(await summaryOf(id)).toMatchObject({ cms_status_current: null, cites_suspensions_count: 0 })
  })

  test('one row that the database does not take leaves everything as it was', async () => {
    const { id } = await aSpecies(connection().db)
    const unknown = { ...SUSPENSION, country_id: NOWHERE }
    await expect(
      write(id, {
        cms_listings: { ...NOTHING, created: [LISTING] },
        cites_trade_suspensions: { ...NOTHING, created: [unknown] },
      }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { key: 'linked_record_missing' } })
    expect(await read(id)).toMatchObject({ cms_listings: [], last_updated: null })
  })

  test('the mark moves to another listing in one save, whichever comes first', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db)
    const older = await aCmsListing(db, id, { listing_date: '1979-01-01', is_current: false })
    const newer = await aCmsListing(db, id, { listing_date: '1991-01-01', is_current: true })
    const moved = [
      { ...older, is_current: true },
      { ...newer, is_current: false },
    ]
    for (const updated of [moved, moved.toReversed()]) {
      const { cms_listings: rows } = await read(id)
      const versions = new Map(rows.map((row) => [row.id, row.version]))
      const saved = await write(id, {
        cms_listings: {
          ...NOTHING,
          updated: updated.map((row) => ({ ...row, version: versions.get(row.id) })),
        },
      })
      expect(saved.cms_listings).toMatchObject([
        { id: newer.id, is_current: false },
        { id: older.id, is_current: true },
      ])
    }
    const added = await write(id, {
      cms_listings: { ...NOTHING, created: [{ ...LISTING, listing_date: '2002-01-01' }] },
    })
    expect(added.cms_listings.map(({ is_current }) => is_current)).toEqual([true, false, false])
  })

  test('a row that someone else changed or removed refuses all of it, with the rows as they stand', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db)
    const changed = await aCmsListing(db, id, { listing_date: '1991-01-01' })
    const removed = await aCmsListing(db, id, { listing_date: '1979-01-01', is_current: false })
    await db.update(cms_listings).set({ notes: 'Theirs', version: 2 }).where(eq(cms_listings.id, changed.id))
    await db.delete(cms_listings).where(eq(cms_listings.id, removed.id))
    for (const edits of [
      { ...NOTHING, updated: [{ ...changed, notes: 'Mine' }] },
      { ...NOTHING, removed: [changed] },
      { ...NOTHING, updated: [{ ...removed, notes: 'Mine' }] },
    ])
      await expect(
        write(id, { cms_assessments: { ...NOTHING, created: [ASSESSMENT] }, cms_listings: edits }),
      ).rejects.toMatchObject({
        code: 'CONFLICT',
        data: {
          key: 'changed_by_someone_else',
          current: { cms_listings: [{ id: changed.id, notes: 'Theirs', version: 2 }] },
        },
      })
    expect((await read(id)).cms_assessments).toEqual([])
    await write(id, { cms_listings: { ...NOTHING, removed: [removed] } })

    const added = await write(id, { cms_assessments: { ...NOTHING, created: [ASSESSMENT] } })
    expect(added.cms_assessments, 'what others changed is no matter of rows left alone').toHaveLength(1)
  })

  test('rows of another species are not reached from this one', async () => {
    const { db } = connection()
    const [mine, other] = [await aSpecies(db), await aSpecies(db)]
    const theirs = await aCmsListing(db, other.id, { listing_date: '1991-01-01' })
    const edited = { cms_listings: { ...NOTHING, updated: [{ ...theirs, notes: 'Mine' }] } }
    await expect(write(mine.id, edited)).rejects.toMatchObject({ code: 'CONFLICT' })
    await write(mine.id, { cms_listings: { ...NOTHING, removed: [theirs] } })
    expect((await read(other.id)).cms_listings).toMatchObject([{ id: theirs.id, notes: null }])
  })

  test('what a row may not hold is refused by its name', async () => {
    const { id } = await aSpecies(connection().db)
    const refused = (edits: object) => write(id, edits).catch(({ data }) => data.fields ?? data.key)
    expect(
      await refused({
        cms_listings: { ...NOTHING, created: [{ ...LISTING, listing_date: '' }] },
        cms_assessments: { ...NOTHING, created: [{ status: ' ' }] },
        cites_trade_suspensions: { ...NOTHING, created: [{}] },
      }),
    ).toEqual({
      'cms_listings.created.0.listing_date': 'cms_listing_date_required',
      'cms_assessments.created.0.status': 'cms_status_required',
      'cms_assessments.created.0.year_published': 'cms_year_required',
      'cites_trade_suspensions.created.0.country_id': 'suspension_country_required',
      'cites_trade_suspensions.created.0.suspension_start_date': 'suspension_start_required',
    })
    const nextYear = { ...ASSESSMENT, year_published: 2027 }
    expect(await refused({ cms_assessments: { ...NOTHING, created: [nextYear] } })).toBe('year_too_late')
    await expect(read(NOWHERE)).rejects.toMatchObject({ data: { key: 'species.not_found' } })
    await expect(read('nonsense')).rejects.toMatchObject({
      data: { fields: { species_id: 'species_id_required' } },
    })
  })
})
