import type { FastifyInstance } from 'fastify'
import { parseAtomFeed } from 'feedsmith'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRecord, removeRecord, updateRecord } from '#database/curation/curated-changes.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { storeTradeRelease } from '#database/trade/trade-releases-changes.ts'
import { readAtom } from '#testing/atom-rules.ts'
import { aCommonName, anAssessment, aRelease, aSpecies } from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const EDITOR = { id: 'editor-7', email: 'anna@example.org' }

describeOnOneEngine('the feeds', (connection) => {
  let app: FastifyInstance
  let narwhal: string

  const ask = (url: string, headers = {}) => app.inject({ url, headers })
  const read = async (url: string) => {
    const answer = await ask(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = readAtom(answer.body)
    // A reader of feeds finds the same.
    const { id, title, entries = [] } = parseAtomFeed(answer.body)
    expect({ id, title: title?.value, entries: entries.map((entry) => entry.id) }).toEqual({
      id: feed.id,
      title: feed.title,
      entries: feed.entries.map((entry) => entry.id),
    })
    return feed
  }

  /** The feed once the portal was notified of the change. */
  const readWith = async (entries: number, url: string) => {
    await expect.poll(async () => (await read(url)).entries.length).toBe(entries)
    return read(url)
  }

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros', common_name: 'Narwhal' })).id
    await aCommonName(db, narwhal, { name: 'náhvalur', language: 'icelandic', iso_639: 'is', is_main: true })
    await anAssessment(db, narwhal, { year_published: 2012, status: 'NT', is_latest: true })
    await aRelease(db, {
      dataset: 'catches',
      title: 'Catches <of> whales',
      version: '2024',
      loaded_at: new Date('2025-03-01'),
    })
    await aRelease(db, { dataset: 'seizures', title: 'Made up', simulated: true })
    app = await createTestPortal(connection(), { PUBLIC_URL: 'https://portal.example' })
  })
  afterAll(() => app.close())

  test('without a change are empty, and valid all the same', async () => {
    const feed = await read('/feeds/changes.atom')
    expect(feed).toMatchObject({
      id: 'https://portal.example/feeds/changes.atom',
      links: {
        self: 'https://portal.example/feeds/changes.atom',
        alternate: 'https://portal.example/gallery',
      },
      updated: '2025-03-01T00:00:00.000Z',
      entries: [],
    })
  })

  test('tell a change in words, of all species and of one, without the names of editors', async () => {
    const { curator } = connection()
    await curator.transaction(async (tx) => {
      const values = {
        species_id: narwhal,
        year_published: 2025,
        status: 'VU',
        is_latest: true,
        scope_code: '1',
      }
      await createRecord(tx, EDITOR, CURATED_TABLES.iucn_assessments, { ...values, threats_text: 'A text' })
    })
    for (const address of ['/feeds/changes.atom', `/species/${narwhal}/changes.atom`]) {
      const { entries } = await readWith(1, address)
      expect(entries).toEqual([
        {
          id: expect.stringMatching(/^urn:uuid:/),
          title: 'Narwhal (Monodon monoceros): Red List status changed from Near Threatened to Vulnerable',
          updated: expect.stringMatching(/Z$/),
          link: `https://portal.example/species/${narwhal}?tab=conservation`,
          html: '<p>Red List status changed from Near Threatened to Vulnerable</p>',
        },
      ])
      expect((await ask(address)).body).not.toMatch(/anna|editor-7|A text/i)
    }
  })

  test('speak the language that is asked for, about the same entry', async () => {
    const [english, icelandic] = [
      await read('/feeds/changes.atom'),
      await read('/feeds/changes.atom?lang=is'),
    ]
    expect(icelandic.id).toBe('https://portal.example/feeds/changes.atom?lang=is')
    expect(icelandic.language).toBe('is')
    expect(icelandic.entries[0]?.id).toBe(english.entries[0]?.id)
    expect(icelandic.entries[0]?.title).toBe(
      'Náhvalur (Monodon monoceros): Staða á válista breyttist úr „Í yfirvofandi hættu“ í „Í nokkurri hættu“',
    )
    expect((await ask('/feeds/changes.atom?lang=en')).body).toBe((await ask('/feeds/changes.atom')).body)
  })

  test('a reader that has a feed is told that it is the same', async () => {
    const { headers } = await ask('/feeds/changes.atom')
    expect(headers['last-modified']).toBeTruthy()
    expect((await ask('/feeds/changes.atom', { 'if-none-match': headers.etag })).statusCode).toBe(304)
    const since = { 'if-modified-since': headers['last-modified'] }
    expect((await ask('/feeds/changes.atom', since)).statusCode).toBe(304)
    const earlier = { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }
    expect((await ask('/feeds/changes.atom', earlier)).statusCode).toBe(200)
    // A tag that is not the feed's counts before the time.
    expect((await ask('/feeds/changes.atom', { ...since, 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('are read by any site', async () => {
    const { headers } = await ask('/feeds/changes.atom')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('releases are told with what changed since the one before, and simulated records are none', async () => {
    const { db } = connection()
    const trade = { dataset: 'cites_trade' as const, title: 'CITES Trade Database', publisher: 'UNEP-WCMC' }
    for (const [version, day] of [
      ['2025.1', '2025-06-01'],
      ['2026.1', '2026-06-01'],
    ] as const) {
      await db.transaction(async (tx) => {
        await tx.execute("delete from dataset_releases where dataset = 'cites_trade'")
        await storeTradeRelease(
          tx,
          await aRelease(tx, { ...trade, version, loaded_at: new Date(day), row_count: 12_345 }),
        )
      })
    }
    const { entries } = await readWith(3, '/feeds/releases.atom')
    expect(entries.map(({ id, title, link }) => ({ id, title, link }))).toEqual([
      {
        id: 'tag:portal.example,2026:cites_trade/2026.1',
        title: 'CITES Trade Database, version 2026.1',
        link: 'https://portal.example/data/changes?from=2025.1&to=2026.1',
      },
      {
        id: 'tag:portal.example,2026:cites_trade/2025.1',
        title: 'CITES Trade Database, version 2025.1',
        link: 'https://portal.example/about',
      },
      {
        id: 'tag:portal.example,2026:catches/2024',
        title: 'Catches <of> whales, version 2024',
        link: 'https://portal.example/about',
      },
    ])
    expect(entries[0]?.html).toContain('12,345 records. Published by UNEP-WCMC.')
    expect(entries[0]?.html).toContain('>What changed since release 2025.1</a>')
  })

  test('a species that went keeps its feed', async () => {
    const { db, curator } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Odobenus rosmarus' })
    await curator.transaction(async (tx) => {
      const row = await updateRecord(tx, EDITOR, CURATED_TABLES.species, {
        id,
        version: 1,
        habitat_description: 'Ice',
      })
      await removeRecord(tx, EDITOR, CURATED_TABLES.species, row)
    })
    const { entries, links } = await readWith(2, `/species/${id}/changes.atom`)
    expect(links.alternate).toBe('https://portal.example/gallery')
    expect(entries.map(({ title }) => title).sort()).toEqual([
      'Odobenus rosmarus: Correction: Habitat',
      'Odobenus rosmarus: Species removed',
    ])
  })

  test.each([
    { address: '/feeds/changes.atom?lang=fr', status: 400, says: 'lang must be one of en, is, no, da' },
    { address: '/feeds/changes.atom?lang=is&lang=da', status: 400, says: 'lang must be one of' },
    {
      address: '/feeds/releases.atom?language=is',
      status: 400,
      says: "There is no parameter 'language' here",
    },
    { address: '/species/none/changes.atom', status: 400, says: 'Expected valid UUID' },
    {
      address: '/species/00000000-0000-4000-8000-000000000000/changes.atom',
      status: 404,
      says: 'No species has this ID',
    },
    { address: '/feeds/other.atom', status: 404, says: 'There is nothing at this address' },
  ])('$address is answered with $status in words', async ({ address, status, says }) => {
    const answer = await ask(address, { accept: 'application/atom+xml' })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toContain(says)
  })
})
