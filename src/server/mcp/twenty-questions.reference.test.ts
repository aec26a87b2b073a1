import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { loadPublishedSpecies } from '#testing/published-species.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { openForManyRecords, openWithCatalogue } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

/* Questions that people ask, as an assistant puts them, and their exact answers. */

const TAXA = [
  'Ursus maritimus',
  'Monodon monoceros',
  'Odobenus rosmarus',
  'Lynx canadensis',
  'Orcinus orca',
  'Enhydra lutris',
  'Physeter macrocephalus',
]

/** The European Union in 2011, and with Croatia from 2013 on. */
const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const EU_2013 = [...EU, 'HR']

const years = (start_year: number, end_year = start_year) => ({ start_year, end_year })
const imports = { reporter: 'importers', movement: 'all' }
const exports_ = { reporter: 'exporters', movement: 'all' }

interface Question {
  question: string
  tool: string
  given: Record<string, unknown>
  holds: Record<string, unknown>
}

/** One article in number on one side, as answers name it. */
const article = (term: string, side: 'exporters' | 'importers', quantity: number) => ({
  articles: [expect.objectContaining({ term, measure: 'number', [side]: quantity })],
})

/** Values: published-figures.csv and trade-methods-expected.json of the reference data; trade-methods, section 12. */
const OF_TRADE: Question[] = [
  {
    question:
      'How many polar bear skins did the European Union import for hunting, personal use or commerce in 2011?',
    tool: 'trade',
    given: {
      species: 'Ursus maritimus',
      ...years(2011),
      ...imports,
      term: ['skins'],
      unit: ['number'],
      importer: EU,
      purpose: ['H', 'P', 'T'],
      source: ['W', '-'],
    },
    holds: article('skins', 'importers', 52),
  },
  {
    question: 'And skulls?',
    tool: 'trade',
    given: {
      species: 'Ursus maritimus',
      ...years(2011),
      ...imports,
      term: ['skulls'],
      unit: ['number'],
      importer: EU,
      purpose: ['H', 'P', 'T'],
      source: ['W', '-'],
    },
    holds: article('skulls', 'importers', 51),
  },
  {
    question: 'How many polar bear hides did China buy from Canada in 2005?',
    tool: 'trade',
    given: {
      species: 'Ursus maritimus',
      ...years(2005),
      ...exports_,
      term: ['skins'],
      unit: ['number'],
      importer: ['CN'],
      exporter: ['CA'],
    },
    holds: article('skins', 'exporters', 12),
  },
  {
    question: 'How many polar bear skins did Greenland export from 1996 to 2005?',
    tool: 'trade',
    given: {
      species: 'Ursus maritimus',
      ...years(1996, 2005),
      ...exports_,
      term: ['skins'],
      unit: ['number'],
      exporter: ['GL'],
    },
    holds: article('skins', 'exporters', 787),
  },
  {
    question: 'Did any polar bear skins go to Japan from 2008 to 2013, by exporters’ reports?',
    tool: 'trade',
    given: {
      species: 'Ursus maritimus',
      ...years(2008, 2013),
      ...exports_,
      term: ['skins'],
      unit: ['number'],
      importer: ['JP'],
    },
    holds: { rows: 0, articles: [] },
  },
  {
    question: 'How many narwhal tusks did Canada export from 2000 to 2009?',
    tool: 'trade',
    given: {
      species: 'Monodon monoceros',
      ...years(2000, 2009),
      ...exports_,
      term: ['tusks'],
      unit: ['number'],
      exporter: ['CA'],
    },
    holds: article('tusks', 'exporters', 1115),
  },
  {
    question: 'How many carvings of narwhal of Greenland came to the European Union in 2011?',
    tool: 'trade',
    given: {
      species: 'Monodon monoceros',
      ...years(2011),
      ...imports,
      term: ['carvings'],
      unit: ['number'],
      importer: EU,
      exporter: ['GL'],
      purpose: ['P'],
      source: ['W'],
      by: 'source',
    },
    holds: article('carvings', 'importers', 74),
  },
  {
    question: 'How many walrus tusks did the European Union import in 2013?',
    tool: 'trade',
    given: {
      species: 'Odobenus rosmarus',
      ...years(2013),
      ...imports,
      term: ['tusks'],
      unit: ['number'],
      importer: EU_2013,
      purpose: ['H', 'P', 'T'],
      source: ['W'],
    },
    holds: article('tusks', 'importers', 51),
  },
  {
    question: 'How many live walruses came from Russia to zoos of the European Union in 2013?',
    tool: 'trade',
    given: {
      species: 'Odobenus rosmarus',
      ...years(2013),
      ...imports,
      term: ['live'],
      unit: ['number'],
      importer: EU_2013,
      exporter: ['RU'],
      purpose: ['Z'],
      source: ['W'],
    },
    holds: article('live', 'importers', 3),
  },
  {
    question: 'How many lynx skins did the European Union import for commerce in 2011?',
    tool: 'trade',
    given: {
      species: 'Lynx canadensis',
      ...years(2011),
      ...imports,
      term: ['skins'],
      unit: ['number'],
      importer: EU,
      exporter: ['CA', 'US'],
      purpose: ['T'],
      source: ['W'],
    },
    holds: article('skins', 'importers', 6042),
  },
  {
    question: 'How many live orcas went from the United States to Spain in 2006?',
    tool: 'trade',
    given: {
      species: 'Orcinus orca',
      ...years(2006),
      ...imports,
      term: ['live'],
      unit: ['number'],
      importer: ['ES'],
      exporter: ['US'],
    },
    holds: article('live', 'importers', 4),
  },
  {
    question: 'How many live sea otters went from the United States to Great Britain in 2020?',
    tool: 'trade',
    given: {
      species: 'Enhydra lutris',
      ...years(2020),
      ...imports,
      term: ['live'],
      unit: ['number'],
      importer: ['GB'],
      exporter: ['US'],
    },
    holds: article('live', 'importers', 2),
  },
  {
    question: 'How many sperm whale teeth went from New Zealand to Fiji in 2017?',
    tool: 'trade',
    given: {
      species: 'Physeter macrocephalus',
      ...years(2017),
      ...exports_,
      term: ['teeth'],
      unit: ['number'],
      importer: ['FJ'],
      exporter: ['NZ'],
    },
    holds: article('teeth', 'exporters', 146),
  },
  {
    question: 'How many trade records of the walrus are there, and does its trade fall?',
    tool: 'trade',
    given: { species: 'Odobenus rosmarus' },
    holds: {
      all_rows: 25_521,
      exporters_records: 18_793,
      importers_records: 6728,
      trend_of_all_trade: expect.objectContaining({ verdict: 'decreasing', cells: 27, rise: 2, fall: 9 }),
    },
  },
  {
    question: 'Who exports most walrus, by records?',
    tool: 'trade',
    given: { species: 'Odobenus rosmarus', movement: 'all' },
    holds: {
      exporters: expect.objectContaining({
        named_countries: 85,
        ranked: expect.arrayContaining([
          { code: 'GL', figure: 14_854 },
          { code: 'CA', figure: 5229 },
        ]),
      }),
    },
  },
]

/** Values: iucn-assessments.csv, cites-listings.csv and nammco of the reference data. */
const OF_FACTS: Question[] = [
  {
    question: 'What is the Red List status of the narwhal?',
    tool: 'status',
    given: { species: 'Narwhal' },
    holds: { latest_assessment: expect.objectContaining({ status: 'LC', year_published: 2017 }) },
  },
  {
    question: 'Since when is the narwhal listed in Appendix II, with the whole order?',
    tool: 'listings',
    given: { species: 'Narwhal' },
    holds: {
      cites_listings: expect.arrayContaining([
        expect.objectContaining({
          appendix: 'II',
          listing_date: '1979-06-28',
          listed_under: 'Cetacea spp. (order)',
        }),
      ]),
    },
  },
  {
    question: 'How many narwhals did Greenland catch in 2023, and what was the quota?',
    tool: 'catches',
    given: { species: 'Narwhal' },
    holds: {
      records: expect.arrayContaining([
        expect.objectContaining({
          year: 2023,
          country: 'Greenland',
          area: 'Total',
          catch_total: 599,
          quota_amount: 654,
        }),
      ]),
    },
  },
  {
    question: 'Which species is called náhvalur in Icelandic?',
    tool: 'find_species',
    given: { name: 'náhvalur' },
    holds: { total: 1, species: [expect.objectContaining({ scientific_name: 'Monodon monoceros' })] },
  },
  {
    question: 'How do I cite the catches?',
    tool: 'cite',
    given: { species: 'Narwhal' },
    holds: {
      sources: expect.arrayContaining([expect.objectContaining({ dataset: 'catalogue-catches' })]),
    },
  },
]

describeWithReferenceData('an assistant that asks about', () => {
  /** Opens a portal, and a client of its own to it. */
  async function open(connection: Connection) {
    const app = await createTestPortal(connection, { RATE_LIMIT: '1000000' })
    const client = new Client({ name: 'assistant', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', await listen(app))))
    return { app, client, connection }
  }

  let trade: { app: FastifyInstance; client: Client; connection: Connection }
  let facts: typeof trade

  beforeAll(async () => {
    const published = await openForManyRecords()
    await loadPublishedSpecies(published, REFERENCE_DATA, TAXA)
    trade = await open(published)
    facts = await open(await openWithCatalogue())
  })
  afterAll(async () => {
    for (const { app, client, connection } of [trade, facts]) {
      await client.close()
      await app.close()
      await connection.close()
    }
  })

  const answerOf = async (client: Client, { tool, given }: Question) => {
    const { structuredContent, isError } = await client.callTool({ name: tool, arguments: given })
    expect(isError ?? false).toBe(false)
    return structuredContent as Record<string, unknown>
  }

  test('twenty things asks twenty questions', () => {
    expect(OF_TRADE.length + OF_FACTS.length).toBe(20)
  })

  test.each(OF_TRADE)('trade: $question', async (asked) => {
    const answer = await answerOf(trade.client, asked)
    expect(answer).toMatchObject(asked.holds)
    expect(answer).toMatchObject({
      release: '2025.1',
      signs: expect.any(Array),
      reporter: expect.any(String),
    })
    expect(answer.view).toMatch(/\/species\/[\w-]+\?tab=trade/)
  })

  test.each(OF_FACTS)('facts: $question', async (asked) => {
    const answer = await answerOf(facts.client, asked)
    expect(answer).toMatchObject(asked.holds)
    expect(answer.view).toMatch(/^https?:/)
  })
})
