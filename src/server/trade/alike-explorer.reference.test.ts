import { isDeepStrictEqual } from 'node:util'
import { QueryClient } from '@tanstack/react-query'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { species as species_table } from '#database/schema/index.ts'
import { orderedFields } from '#domain/explorer/explored-shows.ts'
import { EXPLORED_BY, EXPLORED_COUNTS } from '#domain/explorer/explorer-question.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import { FLOWS_OF } from '#domain/trade/trade-flows-view.ts'
import type { Narrowed } from '#domain/trade/trade-selection.ts'
import { isLongRun } from '#testing/long-run.ts'
import { loadPublishedSpecies } from '#testing/published-species.ts'
import { type RandomChoices, randomSelection } from '#testing/random-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { SeededNumbers } from '#testing/seeded-numbers.ts'
import { openForManyRecords } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import { runTradeWorker } from '#testing/trade-worker-here.ts'
import { stringifySearch } from '#web/address.ts'
import { api } from '#web/api.ts'
import { HELD_CARDS } from '#web/held-species.ts'
import { explorerAddress, writtenExplorer } from '#web/public/explorer/explorer-address.ts'
import { explorerFlowsQuestion } from '#web/public/explorer/explorer-flows-question.ts'
import { explorerInputOf, explorerQuestion } from '#web/public/explorer/explorer-question.ts'
import { loadExplored } from '#web/trade/explored-here.ts'
import type { TradeTask } from '#web/trade/trade-messages.ts'

/* One question about several species, two ways to its answer, on real records: the server, and the browser. */

const worker = vi.hoisted(() => ({ ask: (_task: unknown): Promise<unknown> => Promise.reject() }))
vi.mock('#web/trade/counting-worker.ts', () => ({
  CountingWorker: class {
    ask = (task: TradeTask) => worker.ask(task)
    close = () => undefined
  },
}))

const WHALES = ['Monodon monoceros', 'Delphinapterus leucas', 'Orcinus orca', 'Lagenorhynchus acutus']
const BIRDS = ['Antigone canadensis', 'Branta ruficollis']
const SPECIES = [
  '',
  '',
  'whales',
  'birds',
  'whales,antigone-canadensis',
  ...[...WHALES, ...BIRDS].map(speciesSlug),
]
const ASKED = isLongRun ? 1000 : 100
const SEED = 20_252

describeWithReferenceData('real trade of several species', () => {
  let connection: Connection
  let app: FastifyInstance
  let choices: RandomChoices
  let client: QueryClient

  beforeAll(async () => {
    connection = await openForManyRecords()
    const published = await loadPublishedSpecies(connection, REFERENCE_DATA, [...WHALES, ...BIRDS])
    choices = together(published.map((one) => one.choices))
    for (const [names, drawing] of [
      [WHALES, 'toothed-whale'],
      [BIRDS, 'bird'],
    ] as const)
      await connection.db
        .update(species_table)
        .set({ drawing })
        .where(inArray(species_table.scientific_name, names))
    app = await createTestPortal(connection, { RATE_LIMIT: '10000000' })
    const { ask } = await runTradeWorker(async (address) => {
      const { statusCode, rawPayload } = await app.inject(address)
      return new Response(new Uint8Array(rawPayload), { status: statusCode })
    })
    let last: Promise<unknown> = Promise.resolve()
    worker.ask = (task) => {
      last = last.then(() => ask(task as TradeTask))
      return last
    }
    vi.stubGlobal('Worker', class {})
    vi.stubGlobal('window', { isSecureContext: true })
    client = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    })
    client.setQueryData(api.explorer.files.queryKey(), await json('/api/trade/explorer/files'))
    client.setQueryData(api.trade.values.queryKey(), await json('/api/trade-records/values'))
    client.setQueryData(HELD_CARDS.queryKey, await json('/api/species/all'))
    await loadExplored(client, [])
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await app?.close()
    await connection?.close()
  })

  const json = async (address: string) => (await app.inject(address)).json()

  test('is counted alike by server and browser: species, groups of them and all, by one field and by two', async () => {
    const numbers = new SeededNumbers(SEED)
    const counted = new Set<string>()
    for (let asked = 0; asked < ASKED; asked++) {
      const [species = ''] = numbers.shuffled(SPECIES)
      const fields = numbers.shuffled(EXPLORED_BY).slice(0, 1 + (asked % 2))
      const [count = 'records'] = numbers.shuffled(EXPLORED_COUNTS)
      // The address is what both are asked by.
      const question = explorerAddress(
        definedOf(
          writtenExplorer({
            ...{ fields: orderedFields(fields), count, show: 'table' },
            species: species === '' ? [] : species.split(','),
            selection: randomSelection(choices, numbers),
          }),
        ),
      )
      expect(question.unread).toEqual([])
      const written = stringifySearch(explorerInputOf(question))
      const served = await json(`/api/trade/explorer${written}`)
      const here = await client.fetchQuery(explorerQuestion(client, question))
      if (!isDeepStrictEqual(here, served)) expect(here, written).toEqual(served)
      counted.add(`${served.count} ${served.axes.length} ${served.rows > 0}`)
    }
    expect(counted.size).toBe(EXPLORED_COUNTS.length * 4)
  })

  test('is drawn alike on the map', async () => {
    const numbers = new SeededNumbers(SEED + 1)
    for (let asked = 0; asked < ASKED / 4; asked++) {
      const [species = ''] = numbers.shuffled(SPECIES)
      const [of = 'records'] = numbers.shuffled(FLOWS_OF)
      const question = explorerAddress(
        definedOf(
          writtenExplorer({
            ...{ fields: ['year'], count: 'records', show: 'table' },
            species: species === '' ? [] : species.split(','),
            selection: randomSelection(choices, numbers),
          }),
        ),
      )
      const written = stringifySearch({ ...explorerInputOf(question), of })
      const served = await json(`/api/trade/explorer/flows${written}`)
      const here = await client.fetchQuery(explorerFlowsQuestion(client, { ...question, of }))
      if (!isDeepStrictEqual(here, served)) expect(here, written).toEqual(served)
    }
  })
})

const definedOf = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

/** What a selection of several species may say. */
function together(all: readonly RandomChoices[]): RandomChoices {
  const valuesOf = (name: Narrowed) => [...new Set(all.flatMap(({ values }) => values[name]))]
  return {
    years: {
      first: Math.min(...all.map(({ years }) => years.first)),
      last: Math.max(...all.map(({ years }) => years.last)),
    },
    values: {
      term: valuesOf('term'),
      unit: valuesOf('unit'),
      importer: valuesOf('importer'),
      exporter: valuesOf('exporter'),
      origin: valuesOf('origin'),
      purpose: valuesOf('purpose'),
      source: valuesOf('source'),
    },
  }
}
