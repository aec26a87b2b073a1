import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, getTableName, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#database/access.ts'
import { cites_trade_records, common_names, species } from '#database/schema/index.ts'
import { exportedTables } from '#database/species/species-export-queries.ts'
import { anAccount } from '#testing/accounts.ts'
import { aCommonName, aRelease, aSpecies } from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen, sessionOf } from '#testing/test-portal.ts'
import { speciesFile } from './species-file.ts'

/** A connection, how often it was asked for rows, and a way to leave a question for those of a table unanswered. */
function watched(known: Database) {
  let asked = 0
  let held: { table: unknown; reach: () => void; until: Promise<void> } | undefined
  const select = (...columns: []) => ({
    from: (table: typeof species) => {
      asked += 1
      const query = known.select(...columns).from(table)
      if (table !== held?.table) return query
      const { reach, until } = held
      const execute = query.execute.bind(query)
      query.execute = async () => {
        reach()
        await until
        return execute()
      }
      return query
    },
  })
  const hold = (table: unknown) => {
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
    held = { table, reach, until }
    return { reached, letGo }
  }
  return { db: { select } as unknown as Database, asked: () => asked, hold }
}

/** In the order of the specification, document 3, section 7, "Exports". */
const SPECIFIED = [
  'common_names',
  'subpopulations',
  'iucn_assessments',
  'cites_listings',
  'cites_trade_records',
  'catch_records',
  'conservation_measures',
  'distribution_ranges',
  'species_threats',
  'timeline_events',
]

/** More than an unread connection buffers. */
const RECORDS = 20_500

describeOnOneEngine('the file of a species', (connection) => {
  let app: FastifyInstance
  let url: string
  let cookie: string
  let bear: string
  let curator: ReturnType<typeof watched>

  const withTrade = (species_id: string, records: number) =>
    connection().db.execute(sql`
      insert into cites_trade_records (species_id, year, appendix, taxon, term, quantity, reporter_type, import_permit)
      select ${species_id}, 1975 + number % 45, 'II', 'Ursus maritimus', 'skins', number / 8.0, 'E', repeat('x', 64)
      from generate_series(1, ${records}::integer) as number`)

  beforeAll(async () => {
    const { db } = connection()
    bear = (await aSpecies(db, { scientific_name: 'Ursus maritimus' })).id
    await aCommonName(db, bear, { name: 'Ísbjörn', language: 'icelandic' })
    await withTrade(bear, RECORDS)
    await anAccount(db, 'curator@example.org')
    curator = watched(connection().curator)
    app = await createTestPortal({ ...connection(), curator: curator.db })
    url = await listen(app)
    cookie = await sessionOf(url, 'curator@example.org')
  })
  afterAll(() => app.close())

  const ask = (trade: boolean, signal?: AbortSignal) =>
    fetch(`${url}/api/admin/species/${bear}/export?trade=${trade}`, { headers: { cookie }, signal })

  test('holds whole rows by table, as one reading of all of them would write it', async () => {
    const { db } = connection()
    const [row] = await db.select().from(species).where(eq(species.id, bear))
    const names = await db.select().from(common_names).where(eq(common_names.species_id, bear))
    const trade = await db
      .select()
      .from(cites_trade_records)
      .where(eq(cites_trade_records.species_id, bear))
      .orderBy(cites_trade_records.id)
    const tables = exportedTables({ trade: true }).map(getTableName)
    expect(tables.slice(0, SPECIFIED.length)).toEqual(SPECIFIED)
    const file = {
      species: row,
      ...Object.fromEntries(tables.map((name) => [name, [] as unknown[]])),
      common_names: names,
      cites_trade_records: trade,
    }
    const whole = await ask(true)
    expect(whole.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect((await whole.text()) === JSON.stringify(file)).toBe(true)

    const { cites_trade_records: _, ...withoutTrade } = file
    expect(await (await ask(false)).text()).toBe(JSON.stringify(withoutTrade))
  })

  /** Takes a part of a file, which is all that its sender then knows of its reader. */
  async function take(reader: ReadableStreamDefaultReader<Uint8Array>, bytes: number): Promise<void> {
    for (let taken = 0; taken < bytes; ) taken += (await reader.read()).value?.length ?? Number.NaN
  }

  test('is read no further than someone takes it', async () => {
    const { db, asked } = watched(connection().curator)
    const { body } = await speciesFile({ db, warn: () => undefined }, { id: bear, trade: true })
    const reader = (body as unknown as ReadableStream<Uint8Array>).getReader()
    await take(reader, 2_000_000)
    for (let before = 0; before < asked(); await wait(200)) before = asked()
    expect(asked()).toBeLessThan(30)
    await reader.cancel()
  })

  test('is read no further for who has left while rows were looked for', async () => {
    const { reached, letGo } = curator.hold(common_names)
    const hasLeft = new Promise((resolve) =>
      app.server.once('request', (_, response: ServerResponse) => response.once('close', resolve)),
    )
    const leaving = new AbortController()
    await ask(true, leaving.signal)
    await reached
    const before = curator.asked()
    leaving.abort()
    await hasLeft
    letGo()
    await wait(200)
    // What the rows rest on is the last question.
    expect(curator.asked()).toBe(before + 1)
  })

  test('breaks off where another release of trade comes into use before its end', async () => {
    const reader = (await ask(true)).body?.getReader()
    if (reader === undefined) throw new Error('There is no file')
    await take(reader, 100_000)
    await aRelease(connection().db)
    await expect(take(reader, Number.POSITIVE_INFINITY)).rejects.toThrow('terminated')
  })

  test('goes on while a colleague saves', async () => {
    const { db } = connection()
    const reader = (await ask(true)).body?.getReader()
    if (reader === undefined) throw new Error('There is no file')
    await take(reader, 100_000)
    await aCommonName(db, (await aSpecies(db)).id)
    for (let done = false; !done; ) ({ done } = await reader.read())
  })

  test('breaks off where its species is removed before its end, and the log tells why', async () => {
    const { db } = connection()
    const { id } = await aSpecies(db)
    await withTrade(id, 2_500)
    const told: unknown[] = []
    const warn = (...line: unknown[]) => void told.push(line)
    const { body } = await speciesFile({ db: connection().curator, warn }, { id, trade: true })
    const reader = (body as unknown as ReadableStream<Uint8Array>).getReader()
    await take(reader, 100_000)
    await db.delete(species).where(eq(species.id, id))
    await expect(take(reader, Number.POSITIVE_INFINITY)).rejects.toThrow('The data changed')
    expect(told).toEqual([['The file of a species broke off', { err: expect.any(Error), species_id: id }]])
  })
})
