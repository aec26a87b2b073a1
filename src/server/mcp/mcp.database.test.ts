import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataset_releases } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aListing, anAssessment, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { isLongRun } from '#testing/long-run.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'
import { TOOLS } from './mcp-server.ts'

describeOnOneEngine('the portal for assistants', (connection) => {
  let app: FastifyInstance
  let client: Client
  let address: string
  let id: string

  beforeAll(async () => {
    const { db } = connection()
    id = (await aSpecies(db, { scientific_name: 'Monodon monoceros', common_name: 'Narwhal' })).id
    await aSpecies(db, { scientific_name: 'Acipenser baerii', common_name: 'Siberian sturgeon' })
    await aListing(db, id, { appendix: 'II', listing_date: '1979-06-28' })
    await anAssessment(db, id, { status: 'LC', year_published: 2017 })
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: false })
    await aShipment(db, id, { record_id: 1, term: 'tusks', quantity: '10' })
    await aShipment(db, id, { record_id: 2, term: 'tusks', quantity: '4', reporter_type: 'I' })
    await aShipment(db, id, { record_id: 3, term: 'meat', unit: 'kg', quantity: '2.5', origin: 'CA' })
    await db.transaction((tx) => writeReleaseFiles(tx))
    const environment = { PUBLIC_URL: 'https://portal.example' }
    app = await createTestPortal(connection(), environment, { today: () => '2026-11-26' })
    address = await listen(app)
    client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address)))
  })
  afterAll(async () => {
    await client.close()
    await app.close()
  })

  const ask = async (name: string, given: Record<string, unknown>) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: given })
    const [{ text } = { text: '' }] = content as { text: string }[]
    return { text, found: structuredContent as Record<string, unknown> | undefined, isError }
  }

  const call = async (method: string, params: unknown) => {
    const { statusCode: status, body } = await app.inject({
      method: 'POST',
      url: '/mcp',
      remoteAddress: '192.0.2.7',
      headers: { accept: 'application/json, text/event-stream' },
      payload: { jsonrpc: '2.0', id: 1, method, params },
    })
    return { status, body }
  }

  test('offers seven tools that only read, each with its parameters described', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name))
    expect(tools).toHaveLength(7)
    for (const { description, annotations, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(50)
      expect(annotations?.readOnlyHint).toBe(true)
      for (const [name, property] of Object.entries(inputSchema.properties ?? {}))
        expect((property as { description?: string }).description, name).toBeTruthy()
    }
  })

  test.each([
    {
      tool: 'find_species',
      given: { name: 'sturgeon' },
      holds: { total: 1, species: [{ scientific_name: 'Acipenser baerii' }] },
    },
    { tool: 'find_species', given: { name: 'whales of the moon' }, holds: { total: 0, species: [] } },
    {
      tool: 'status',
      given: { species: 'narwhal' },
      holds: { latest_assessment: { status: 'LC', year_published: 2017 } },
    },
    {
      tool: 'listings',
      given: { species: 'monodon monoceros' },
      holds: { cites_listings: [{ appendix: 'II', listing_date: '1979-06-28' }] },
    },
    {
      tool: 'trade',
      given: { species: 'Narwhal', term: ['tusks'] },
      holds: {
        release: '2025.1',
        rows: 2,
        all_rows: 3,
        reporter: 'both',
        articles: [{ term: 'tusks', measure: 'number', exporters: 10, importers: 4, larger: 10 }],
      },
    },
    {
      tool: 'trade',
      given: { species: 'Narwhal', group: ['term'], movement: 'all' },
      holds: {
        release: '2025.1',
        groups: [
          { values: ['meat'], records: 1 },
          { values: ['tusks'], records: 2 },
        ],
      },
    },
    {
      tool: 'two_ledgers',
      given: { species: 'Narwhal', term: ['tusks'] },
      holds: {
        release: '2025.1',
        ledgers: { exporters: 10, importers: 4, matched: 4, larger: 10, agreement: 0.4 },
      },
    },
    { tool: 'catches', given: { species: 'Narwhal' }, holds: { records: [] } },
    {
      tool: 'cite',
      given: { species: 'Narwhal' },
      holds: { sources: [{ dataset: 'cites_trade', version: '2025.1' }] },
    },
  ])('$tool answers $given', async ({ tool, given, holds }) => {
    const { found, text } = await ask(tool, given)
    expect(found).toMatchObject(holds)
    expect(JSON.parse(text)).toEqual(found)
    expect(found?.view).toMatch(/^https:\/\/portal\.example\//)
  })

  test('a figure comes with its signs, its file and the page that shows the same choice', async () => {
    const { found } = await ask('trade', { species: id, term: ['tusks'], exporter: ['gl'] })
    expect(found).toMatchObject({ file: { rows: 3 }, movement: 'all', quantity_movement: 'direct' })
    expect(JSON.stringify(found?.signs)).toContain('listed_only_since')
    expect(found?.view).toBe(`https://portal.example/species/${id}?tab=trade&term=tusks&exporter=gl`)
  })

  test('a citation names institution, year, portal, species, address and day', async () => {
    const { found } = await ask('cite', { species: 'Narwhal' })
    expect(found?.citation).toMatch(
      new RegExp(
        `^.+ \\(2026\\)\\. .+\\. Monodon monoceros \\(Narwhal\\)\\. https://portal\\.example/species/${id} \\(accessed 2026-11-26\\)\\.$`,
      ),
    )
  })

  test.each([
    { tool: 'status', given: { species: 'unicorn' }, says: 'No species here is called unicorn' },
    {
      tool: 'trade',
      given: { species: 'Narwhal', term: ['tuskz'] },
      says: "no record knows 'tuskz'. The nearest are tusks",
    },
    { tool: 'trade', given: { species: 'Narwhal', release: '1999.9' }, says: '1999.9' },
    {
      tool: 'trade',
      given: { species: 'Acipenser baerii' },
      says: 'There are no trade records for this species',
    },
    { tool: 'trade', given: { species: 'Narwhal', start_year: 'long ago' }, says: 'start_year' },
    { tool: 'trade', given: { species: 'Narwhal', exporters: ['GL'] }, says: 'exporters' },
  ])('$tool refuses $given in words', async ({ tool, given, says }) => {
    const { text, isError } = await ask(tool, given)
    expect(isError).toBe(true)
    expect(text).toContain(says)
  })

  test('an unknown tool, a broken question and a reading of the address alone are refused without a fault', async () => {
    await expect(client.callTool({ name: 'delete_species', arguments: {} })).rejects.toThrow('delete_species')
    const send = (body: string) =>
      fetch(`${address}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body,
      })
    for (const body of ['{', '[]', '{}', 'null', '{"jsonrpc":"2.0","id":1,"method":"nothing"}'])
      expect((await send(body)).status, body).toBeLessThan(500)
    expect((await fetch(`${address}/mcp`)).status).toBe(405)
  })

  test('nothing can be subscribed to, since no answer may stay open', async () => {
    const { status, body } = await call('subscriptions/listen', {
      notifications: { toolsListChanged: true },
      _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' },
    })
    expect(status).toBeLessThan(500)
    expect(body).toContain('error')
  })

  test('no generated question makes the portal fail', async () => {
    const word = fc.oneof(
      fc.constantFrom('Narwhal', 'tusks', 'GL', id, '', '-', "'; drop table species", '../admin'),
      fc.string(),
    )
    const value = fc.oneof(
      word,
      fc.array(word, { maxLength: 3 }),
      fc.integer(),
      fc.constant(null),
      fc.object({ maxDepth: 1 }),
    )
    const given = fc.dictionary(
      fc.constantFrom(
        'species',
        'name',
        'term',
        'exporter',
        'start_year',
        'reporter',
        'group',
        'release',
        'x',
      ),
      value,
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...TOOLS.map(({ name }) => name)), given, async (name, values) => {
        const { status, body } = await call('tools/call', { name, arguments: values })
        expect(status).toBeLessThan(500)
        expect(body).not.toContain('cannot answer this now')
        expect(body).not.toMatch(/\.ts:\d|node_modules/)
      }),
      { seed: 24, numRuns: isLongRun ? 10_000 : 50 },
    )
  })

  test('figures of simulated records are marked as simulated wherever they are given', async () => {
    const marked = { simulated: true, simulated_datasets: ['cites_trade'] }
    await connection().db.update(dataset_releases).set({ simulated: true })
    for (const [tool, given] of [
      ['find_species', { name: 'narwhal' }],
      ['trade', { species: id }],
      ['trade', { species: id, group: ['year'] }],
      ['two_ledgers', { species: id }],
    ] as const)
      await expect.poll(async () => (await ask(tool, given)).found, { message: tool }).toMatchObject(marked)
    expect((await ask('cite', {})).found).toMatchObject({ sources: [{ simulated: true }] })
  })

  test('assistants in a browser may ask from any site', async () => {
    const preflight = await fetch(`${address}/mcp`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version')
  })
})
