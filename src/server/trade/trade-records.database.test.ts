import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cites_trade_records, release_files } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import { TradeTasks } from '#web/trade/trade-tasks.ts'

const ROWS = 2345
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

interface Page {
  total: number
  records: { record_id: number; term: string }[]
  next_cursor: string | null
}

describeOnBothEngines('the trade records themselves', (connection) => {
  let app: FastifyInstance
  let id: string
  let other: string

  const ask = (query: string, path = '/api/trade-records') => app.inject(`${path}?species_id=${id}${query}`)
  const csv = (query = '') => ask(query, '/api/trade-records.csv')

  beforeAll(async () => {
    const { db } = connection()
    id = (await aSpecies(db, { scientific_name: 'Monodon monoceros' })).id
    other = (await aSpecies(db)).id
    await aRelease(db, { version: '2025.1', citation: 'Cite "so"', last_complete_year: 2015 })
    const { id: _, ...usual } = await aShipment(db, id)
    await db.delete(cites_trade_records)
    await db.insert(cites_trade_records).values(
      Array.from({ length: ROWS }, (_, row) => ({
        ...usual,
        record_id: row + 1,
        year: 1980 + (row % 40),
        term: row % 3 === 0 ? 'tusks' : 'carvings, small',
        quantity: row % 7 === 0 ? null : String(row / 8),
        origin: row % 5 === 0 ? 'CA' : null,
        reporter_type: row % 2 === 0 ? ('E' as const) : ('I' as const),
        family: 'Monodontidae',
        export_permit: row % 2 === 0 ? `permit-${row}` : null,
      })),
    )
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('are given with all columns, and with how they were counted', async () => {
    const answer = await ask('&term=Tusks&reporter=exporters&movement=all&limit=2')
    expect(answer.statusCode).toBe(200)
    const body = answer.json()
    expect(body).toMatchObject({
      release: '2025.1',
      reporter: 'exporters',
      movement: 'all',
      all_rows: ROWS,
      total: 391,
      left_out_by_movement: 0,
      left_out_by_reporter: 391,
      simulated: false,
    })
    expect(body.signs.map(({ sign }: { sign: string }) => sign)).toContain('newest_year_incomplete')
    expect(body.records).toHaveLength(2)
    expect(body.records[1]).toMatchObject({
      record_id: 121,
      year: 1980,
      family: 'Monodontidae',
      term: 'tusks',
      quantity: 15,
      measure: 'number',
      origin: 'CA',
      reporter_type: 'E',
      export_permit: 'permit-120',
      import_permit: null,
    })
    expect(answer.headers).toMatchObject({ 'x-total-count': '391', 'access-control-allow-origin': '*' })
    expect(answer.headers['access-control-expose-headers']).toBe('*')
    const again = await app.inject({
      url: `/api/trade-records?species_id=${id}&term=tusks&reporter=exporters&movement=all&limit=2`,
      headers: { 'if-none-match': answer.headers.etag },
    })
    expect(again.statusCode).toBe(304)
  })

  test('are each given once to a client that follows the cursor', async () => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = (await ask(`&exporter=gl&limit=300${cursor && `&cursor=${cursor}`}`)).json()
      expect(page.total).toBe(ROWS)
      seen.push(...page.records.map(({ record_id }) => record_id))
      cursor = page.next_cursor
    }
    expect(seen).toHaveLength(ROWS)
    expect(new Set(seen).size).toBe(ROWS)
  })

  test('name their release, which may be asked for by name', async () => {
    const first: Page = (await ask('&limit=1&release=2025.1')).json()
    const same: Page = (await ask(`&limit=1&cursor=${first.next_cursor}`)).json()
    expect(same.records).not.toEqual(first.records)
    const answer = await ask('&release=2019.1')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe("release: none is called '2019.1'. Those stored are 2025.1.")
  })

  test.each([
    { query: '&cursor=abc', says: 'cursor: it does not belong to this selection and release.' },
    { query: '&cursor=1-0123456789abcdef', says: 'cursor: it does not belong' },
    { query: '&limit=0', says: 'limit must be a whole number from 1 to 1000' },
    { query: '&term=tuskz', says: "term: no record knows 'tuskz'. The nearest are tusks" },
    { query: '&origen=CA', says: "There is no parameter 'origen' here." },
  ])('$query is refused with the reason', async ({ query, says }) => {
    const answer = await ask(query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toContain(says)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  test.each(['/api/trade-records', '/api/trade-records.csv'])('%s needs a species', async (path) => {
    const without = await app.inject(path)
    expect(without.statusCode).toBe(400)
    expect(without.json().message).toMatch(
      /^species_id is needed: .+\/api\/species\/\{id\}\/trade\/file gives$/,
    )
    const unread = await app.inject(`${path}?species_id=narwhal`)
    expect(unread.json().message).toBe('species_id: Invalid ID format: Expected valid UUID')
    expect((await app.inject(`${path}?species_id=${UNKNOWN_ID}`)).statusCode).toBe(404)
  })

  test('of a species that is not traded are none', async () => {
    expect((await app.inject(`/api/trade-records?species_id=${other}`)).json()).toBeNull()
    const file = await app.inject(`/api/trade-records.csv?species_id=${other}`)
    expect(file.statusCode).toBe(404)
    expect(file.json().message).toBe('This species has no trade records')
  })

  test('are not given where the operator says so', async () => {
    const closed = await createTestPortal(connection(), { PUBLISH_ROWS: 'off' })
    for (const path of ['/api/trade-records', '/api/trade-records.csv']) {
      const answer = await closed.inject(`${path}?species_id=${id}`)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().message).toContain('does not publish the trade records themselves')
    }
    await closed.close()
  })

  describe('as a CSV file', () => {
    test('are all that match, each with its source', async () => {
      const answer = await csv('&term=tusks&movement=direct')
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition':
          'attachment; filename="arctic-tracker-monodon-monoceros-rows-term-tusks-movement-direct.csv"',
        'x-total-count': '625',
        'access-control-allow-origin': '*',
        'cache-control': expect.stringContaining('max-age=0'),
      })
      const [head = '', first, ...rows] = answer.body.trimEnd().split('\n')
      expect(head).toMatch(/^\uFEFFrecord_id,year,appendix,.*,release,selection,notes,citation$/)
      expect(first).toBe(
        '82,1981,II,Ursus maritimus,,,Monodontidae,,tusks,10.125,,number,DK,GL,,T,W,I,,,,2025.1,' +
          'term=tusks&reporter=both&movement=direct&by=exporter,' +
          '625 of 2345 rows; left out by movement: 157; left out by reporter: 0; signs: both_ledgers_counted,' +
          '"Cite ""so"""',
      )
      expect(rows).toHaveLength(624)
    })

    test('are the whole of a choice larger than one piece, compressed where that is taken', async () => {
      const plain = await csv()
      expect(plain.body.trimEnd().split('\n')).toHaveLength(1 + ROWS)
      const packed = await app.inject({
        url: `/api/trade-records.csv?species_id=${id}`,
        headers: { 'accept-encoding': 'br, gzip' },
      })
      expect(packed.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
    })

    test('are for ever the same where the address names its release', async () => {
      const answer = await csv('&release=2025.1')
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      const again = await app.inject({
        url: `/api/trade-records.csv?species_id=${id}&release=2025.1`,
        headers: { 'if-none-match': answer.headers.etag },
      })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      const head = await app.inject({
        method: 'HEAD',
        url: `/api/trade-records.csv?species_id=${id}&release=2025.1`,
      })
      expect(head.headers['x-total-count']).toBe(String(ROWS))
    })

    test('are letter for letter those that the browser writes', async () => {
      const { file } = (await ask('&limit=1')).json()
      const bytes = (await app.inject(file.address)).rawPayload
      vi.stubGlobal('fetch', async () => new Response(new Uint8Array(bytes)))
      const tasks = new TradeTasks(() => undefined)
      await tasks.answer({ kind: 'open', file: { release: '2025.1', ...file } })
      const written = await tasks.answer({
        kind: 'rows',
        question: { origin: ['CA'], start_year: 1990 },
        release: '2025.1',
      })
      vi.unstubAllGlobals()
      const answer = await csv('&start_year=1990&origin=ca')
      expect(written).toEqual({
        name: 'arctic-tracker-monodon-monoceros-rows-from-1990-origin-ca',
        parts: expect.any(Array),
      })
      expect(Object(written).parts.join('')).toBe(answer.body)
      expect(answer.headers['content-disposition']).toContain(Object(written).name)
    })

    test('of a choice that matches nothing are a heading alone', async () => {
      const answer = await csv('&term=tusks&start_year=2020')
      expect(answer.headers['x-total-count']).toBe('0')
      expect(answer.body.trimEnd().split('\n')).toHaveLength(1)
    })
  })

  test('of a damaged file are read once it is written anew', async () => {
    const { db } = connection()
    const whole = (await csv('&term=tusks')).body
    await db.update(release_files).set({ bytes: Buffer.from('nothing') })
    const fresh = await createTestPortal(connection())
    const answer = await fresh.inject(`/api/trade-records.csv?species_id=${id}&term=tusks`)
    expect(answer.body).toBe(whole)
    await fresh.close()
  })

  test('of an earlier release whose file is damaged are refused', async () => {
    const { db } = connection()
    const [kept] = await db.select().from(release_files)
    if (kept === undefined) throw new Error('The species has no file')
    const { id: _, ...file } = kept
    const earlier = { ...file, release: '2019.1', sha256: 'of other bytes', is_current: false }
    await db.insert(release_files).values(earlier)
    const refused = await csv('&release=2019.1')
    expect(refused.statusCode).toBe(503)
    expect(refused.json().message).toContain('is damaged')
  })
})
