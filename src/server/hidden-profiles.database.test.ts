import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { species } from '#database/schema/index.ts'
import { createSpecies } from '#database/species/species-changes.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import {
  aCatch,
  aCommonName,
  aListing,
  anAssessment,
  aRelease,
  aSeizure,
  aShipment,
  aSpecies,
  aSynonym,
} from '#testing/builders.ts'
import { isLongRun } from '#testing/long-run.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const PUBLIC_URL = 'https://portal.example'
/** Words that are in no other record. */
const NAMES = /absconditus|Concealed Bear/i
/** Where a visitor or a machine may begin. */
const BEGINNINGS = [
  '/',
  '/is',
  '/gallery',
  '/trade',
  '/screening',
  '/data',
  '/data/changes',
  '/research/species-comparison',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/api/openapi.json',
  '/api/search-index',
]
/** So many addresses are followed; the walk is about where a species could be named, not about every view of it. */
const MOST = isLongRun ? 700 : 220
/** What holds no data. */
const BIG = /\.(js|css|woff2|png|svg|ico|webmanifest|map)($|\?)/

describeOnOneEngine('a hidden profile', (connection) => {
  let app: FastifyInstance
  let id: string
  beforeAll(async () => {
    const { db } = connection()
    const shown = await aSpecies(db, { scientific_name: 'Ursus maritimus', common_name: 'Polar Bear' })
    const editor = { id: 'someone', email: 'curator@example.org' }
    const facts = { genus: 'Ursus', species_name: 'absconditus', kingdom: 'Animalia', phylum: 'Chordata' }
    const names = { scientific_name: 'Ursus absconditus', common_name: 'Concealed Bear' }
    const rest = { class: 'Mammalia', order_name: 'Carnivora', family: 'Ursidae' }
    // As a curator adds it, so that its change is published too.
    const added = await connection().curator.transaction((tx) =>
      createSpecies(tx, editor, { ...names, ...facts, ...rest }),
    )
    id = added.id
    for (const owner of [shown.id, id]) {
      await aCommonName(db, owner, { name: owner === id ? 'Concealed Bear' : 'Polar Bear' })
      await anAssessment(db, owner)
      await aListing(db, owner)
      await aShipment(db, owner, { year: 2004 })
      await aCatch(db, owner)
      await aSeizure(db, owner)
    }
    await aSynonym(db, id, 'Thalarctos absconditus')
    await aRelease(db, {
      dataset: 'cites_trade',
      version: '2025.1',
      first_year: 1998,
      last_year: 2004,
      row_count: 2,
    })
    await db.transaction((tx) => refreshTradeSummaries(tx))
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection(), { PUBLIC_URL })
  })
  afterAll(() => app.close())

  test('is named at no public address, where it was named at many before', async () => {
    const before = await walk(app, addressesOf(id))
    const naming = before.filter(({ body }) => NAMES.test(body)).map(({ path }) => path)
    expect(naming.length).toBeGreaterThan(40)
    for (const known of [
      '/gallery',
      '/sitemap.xml',
      `/species/${id}`,
      `/api/species/${id}`,
      '/api/search-index',
    ])
      expect(before.find(({ path }) => path === known)?.body, known).toMatch(
        known === '/sitemap.xml' ? id : NAMES,
      )

    await connection().curator.update(species).set({ hidden: true }).where(eq(species.id, id))
    await expect.poll(async () => (await app.inject(`/api/species/${id}`)).statusCode).toBe(404)
    // Every address that named it is asked again, besides those that are still led to.
    const after = await walk(app, [...addressesOf(id), ...naming])
    expect(after.filter(({ body }) => NAMES.test(body)).map(({ path }) => path)).toEqual([])
    // Where its own addresses answer at all, they answer as for a species that there is not.
    for (const { path, body } of after.filter((one) => one.status === 200 && one.path.includes(id)))
      expect((await app.inject(path.replaceAll(id, randomUUID()))).body, path).toBe(body)
    expect(after.filter(({ path, status }) => status === 200 && NAMES.test(path))).toEqual([])
    expect((await app.inject('/sitemap.xml')).body).not.toContain(id)
    expect((await app.inject(`/species/${id}`)).statusCode).toBe(404)
    const assistant = await app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'find_species', arguments: { search: 'bear' } },
      },
    })
    expect(assistant.statusCode).toBeLessThan(500)
    expect(assistant.body).not.toMatch(NAMES)
  }, 240_000)
})

/** Where the interface and the pages tell of a species, and of all of them. */
function addressesOf(id: string): string[] {
  return [...BEGINNINGS, `/species/${id}`, `/species/${id}/brief`, ...readsOf(contract, id)]
}

/** Every read of the interface, with this species where it asks for one. */
function readsOf(router: object, id: string): string[] {
  return Object.values(router).flatMap((part) => {
    const route = (part as { '~orpc'?: { route: { method?: string; path?: string } } })['~orpc']?.route
    if (route === undefined) return readsOf(part, id)
    if (route.method !== 'GET' || route.path === undefined) return []
    return [
      `/api${route.path.replaceAll(/\{\+?(\w+)\}/g, (_all, name) => (name === 'language' ? 'is' : id))}`,
    ]
  })
}

interface Found {
  path: string
  status: number
  body: string
}

/** Reads these addresses and those that they lead to at this portal. */
async function walk(app: FastifyInstance, beginnings: readonly string[]): Promise<Found[]> {
  const waiting = [...new Set(beginnings)]
  const known = new Set(waiting)
  const found: Found[] = []
  while (waiting.length > 0 && found.length < MOST) {
    const path = waiting.shift() ?? ''
    const { body, headers, statusCode } = await app.inject({ url: path, headers: { accept: '*/*' } })
    // A refusal repeats what it was asked.
    found.push({ path, status: statusCode, body: statusCode === 404 ? '' : body })
    const text = `${body}\n${String(headers.link ?? '')}`
    for (const [, link = ''] of text.matchAll(
      /(?:href="|<loc>|"|<)((?:https:\/\/portal\.example)?\/[^"<>\s\\]*)/g,
    )) {
      const next = link.replace(PUBLIC_URL, '').replaceAll('&amp;', '&').replace(/#.*/, '')
      if (!next.startsWith('/') || next.startsWith('//') || BIG.test(next) || known.has(next)) continue
      if (/^\/(admin|api\/(admin|auth)|assets)/.test(next) || next.includes('{')) continue
      known.add(next)
      waiting.push(next)
    }
  }
  return found
}
