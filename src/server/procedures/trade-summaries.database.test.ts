import { call } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { GenerationRequest } from '#contract/trade-summaries-curation.ts'
import { pageOfAudit } from '#database/audit/audit-queries.ts'
import { species, species_trade_summary } from '#database/schema/index.ts'
import { asCurator, CURATOR } from '#testing/admin-context.ts'
import { aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { generateTradeSummaries, outcomeOf } from '../admin/generate-trade-summaries.ts'
import { adminRouter } from './admin-router.ts'

const { functions, trade_summaries } = adminRouter

describeOnBothEngines('trade summaries', (connection) => {
  let alces: string
  let bison: string
  let cervus: string
  let untraded: string

  const warned: unknown[] = []
  const context = () =>
    asCurator(connection(), {
      currentDay: new Date().toISOString().slice(0, 10),
      words: (key, values) => `${key} ${values?.name ?? values?.count ?? ''}`.trim(),
      warn: (_message, details) => warned.push(details),
    })

  const statuses = () => call(trade_summaries.statuses, undefined, { context: context() })
  const statusOf = async (id: string) => (await statuses()).find(({ species }) => species.id === id)
  const generate = (asked: object) =>
    call(functions.generateTradeSummary, asked as never, { context: context() })
  const events = (asked: Partial<GenerationRequest>, signal: AbortSignal) =>
    generateTradeSummaries(
      { ...context(), editor: CURATOR },
      { process_all: true, batch_size: 5, ...asked },
      signal,
    )
  const forgetSummaries = () => connection().db.delete(species_trade_summary)

  const execute = (statement: string) => connection().db.execute(sql.raw(statement))
  /** Has the database do something else first when the summary of a species is stored. */
  const hinder = async (species_id: string, by: string) => {
    await execute(
      `create function hinder() returns trigger language plpgsql as $$ begin ${by}; return new; end $$`,
    )
    await execute(
      `create trigger hinders before insert on species_trade_summary
        for each row when (new.species_id = '${species_id}') execute function hinder()`,
    )
  }
  afterEach(() => execute('drop function if exists hinder cascade'))

  beforeAll(async () => {
    const { db } = connection()
    const named = async (scientific_name: string) => (await aSpecies(db, { scientific_name })).id
    alces = await named('Alces alces')
    bison = await named('Bison bison')
    cervus = await named('Cervus elaphus')
    untraded = await named('Zapus hudsonius')
    for (const id of [alces, bison, cervus]) await aShipment(db, id)
    await aShipment(db, bison)
  })

  test('a species that nobody counted has no summary', async () => {
    expect(await statusOf(alces)).toMatchObject({
      species: { scientific_name: 'Alces alces' },
      state: 'no_summary',
      total_trade_records: null,
      last_updated_at: null,
    })
  })

  test('one species is counted, and the trail says by whom', async () => {
    expect(await generate({ species_id: bison })).toEqual({
      message: 'admin:tradeSummary.processedOne Bison bison',
      success_count: 1,
      failure_count: 0,
      results: [
        {
          species_id: bison,
          scientific_name: 'Bison bison',
          success: true,
          total_trade_records: 2,
          error: null,
        },
      ],
    })
    expect(await statusOf(bison)).toMatchObject({ state: 'up_to_date', total_trade_records: 2 })
    expect(await statusOf(alces)).toMatchObject({ state: 'no_summary' })

    const { rows } = await pageOfAudit(connection().db, { page: 1, size: 1, search: '' })
    expect(rows[0]).toMatchObject({
      editor_email: CURATOR.email,
      table_name: 'species_trade_summary',
      row_id: bison,
      after: { name: 'Bison bison' },
    })
  })

  test('without records the summary says that none were found', async () => {
    await generate({ species_id: untraded })
    expect(await statusOf(untraded)).toMatchObject({ state: 'no_trade_data', total_trade_records: 0 })
  })

  test('a summary older than seven days is outdated', async () => {
    const { db } = connection()
    await generate({ species_id: alces })
    await db
      .update(species_trade_summary)
      .set({ last_updated_at: sql`now() - interval '9 days'` })
      .where(eq(species_trade_summary.species_id, alces))
    expect(await statusOf(alces)).toMatchObject({ state: 'outdated' })
  })

  test.each([
    { asked: {}, expected: 'select_species_first' },
    { asked: { process_all: false }, expected: 'select_species_first' },
    {
      asked: { species_id: '00000000-0000-4000-8000-000000000000', process_all: true },
      expected: 'one_species_or_all',
    },
  ])('$asked is refused', async ({ asked, expected }) => {
    await expect(generate(asked)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(expected),
    })
  })

  test('an unknown species is not found', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    await expect(generate({ species_id: unknown })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a species that fails takes none of its batch along, and the log names it', async () => {
    await forgetSummaries()
    await hinder(bison, "raise exception 'the disk is full'")
    expect(await generate({ process_all: true })).toMatchObject({
      message: 'admin:tradeSummary.processed 4',
      success_count: 3,
      failure_count: 1,
      results: [
        { scientific_name: 'Alces alces', success: true },
        { scientific_name: 'Bison bison', success: false, error: 'the disk is full' },
        { scientific_name: 'Cervus elaphus', success: true, total_trade_records: 1 },
        { scientific_name: 'Zapus hudsonius', success: true, total_trade_records: 0 },
      ],
    })
    expect(warned.at(-1)).toMatchObject({ failed: [{ scientific_name: 'Bison bison' }] })
    expect((await statuses()).map(({ state }) => state)).toEqual([
      'up_to_date',
      'no_summary',
      'up_to_date',
      'no_trade_data',
    ])
  })

  test('how far it is is told after each batch', async () => {
    const told: unknown[] = []
    for await (const progress of events({ batch_size: 3 }, new AbortController().signal)) told.push(progress)
    expect(told).toEqual([
      { done: 0, total: 4 },
      { done: 3, total: 4 },
      { done: 4, total: 4 },
    ])
  })

  test('a species that is deleted on the way is left out, and is no failure', async () => {
    const { id } = await aSpecies(connection().db, { scientific_name: 'Bos taurus' })
    const running = events({ batch_size: 2 }, new AbortController().signal)
    await running.next()
    await connection().db.delete(species).where(eq(species.id, id))
    const outcome = await outcomeOf(running)
    expect(outcome).toMatchObject({
      message: 'admin:tradeSummary.processed 4',
      success_count: 4,
      failure_count: 0,
    })
    expect(outcome.results.map(({ species_id }) => species_id)).toEqual([alces, bison, cervus, untraded])
  })

  test('the only species, deleted before it is counted, is not found', async () => {
    const { id } = await aSpecies(connection().db, { scientific_name: 'Bos taurus' })
    const running = events({ species_id: id }, new AbortController().signal)
    await running.next()
    await connection().db.delete(species).where(eq(species.id, id))
    await expect(outcomeOf(running)).rejects.toMatchObject({ name: 'NotFound' })
  })

  test('stopped, it begins no other species, and what is stored stays', async () => {
    await forgetSummaries()
    const stop = new AbortController()
    const running = events({ batch_size: 1 }, stop.signal)
    await running.next()
    await running.next()
    stop.abort()
    expect(await outcomeOf(running)).toMatchObject({
      success_count: 1,
      failure_count: 3,
      results: [{ success: true }, { success: false, error: 'admin:tradeSummary.stopped' }, {}, {}],
    })
    expect((await statuses()).filter(({ state }) => state !== 'no_summary')).toHaveLength(1)
  })

  test('past its time limit a species is broken off, and those before it in the batch stay', async ({
    skip,
  }) => {
    skip(connection().engine === 'embedded', 'The embedded engine ends a statement that it has begun')
    await forgetSummaries()
    await hinder(bison, 'perform pg_sleep(60)')
    const began = performance.now()
    expect(await outcomeOf(events({}, AbortSignal.timeout(500)))).toMatchObject({
      success_count: 1,
      failure_count: 3,
      results: [{ success: true }, { success: false, error: 'admin:tradeSummary.tooLate' }, {}, {}],
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect((await statuses()).map(({ state }) => state)).toEqual([
      'up_to_date',
      'no_summary',
      'no_summary',
      'no_summary',
    ])
  })
})
