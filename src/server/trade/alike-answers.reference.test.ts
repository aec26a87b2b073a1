import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { selectRows } from '#domain/trade/selected-rows.ts'
import { GROUPED_BY } from '#domain/trade/trade-dimensions.ts'
import { answerTradeJob, type TradeJob } from '#domain/trade/trade-jobs.ts'
import type { TradeTable } from '#domain/trade/trade-table.ts'
import { isLongRun, runs } from '#testing/long-run.ts'
import { loadPublishedSpecies, type PublishedSpecies } from '#testing/published-species.ts'
import { randomSelection } from '#testing/random-trade.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { SeededNumbers } from '#testing/seeded-numbers.ts'
import { openForManyRecords } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'
import {
  areOfDifferentThings,
  expectLargerBetween,
  expectLedgersAddUp,
  expectMovementsAddUp,
  expectNarrowing,
  expectPureMeasures,
} from '#testing/trade-properties.ts'
import { runTradeWorker } from '#testing/trade-worker-here.ts'
import { readTradeChoice, tradeAddress } from '#web/public/species/trade/trade-address.ts'

/* One question, three ways to its answer, on real records: the server, the browser, and the browser offline. */

/**
 * Of several sizes, with how many selections each is asked for: a thousand together in the long run. A twentieth of them has
 * every kind of choice several times; how the counting itself works is tested on every selection of the published
 * figures (trade-methods.reference.test.ts).
 */
const TAXA = {
  'Monodon monoceros': 40,
  'Antigone canadensis': 60,
  'Physeter macrocephalus': 100,
  'Delphinapterus leucas': 200,
  'Branta ruficollis': 200,
  'Orcinus orca': 200,
  'Lagenorhynchus acutus': 200,
}
const SEED = 20_251

describeWithReferenceData('real trade', () => {
  let connection: Connection
  let app: FastifyInstance
  let species: PublishedSpecies[]

  beforeAll(async () => {
    connection = await openForManyRecords()
    species = await loadPublishedSpecies(connection, REFERENCE_DATA, Object.keys(TAXA))
    app = await createTestPortal(connection, { RATE_LIMIT: '10000000' })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await app?.close()
    await connection?.close()
  })

  const portal = async (address: string) => {
    const { statusCode, headers, rawPayload } = await app.inject(address)
    return new Response(new Uint8Array(rawPayload), {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    })
  }
  const json = async (address: string) => (await app.inject(address)).json()

  test.each(Object.entries(TAXA))(
    'is counted alike by server and browser, online and offline: %s',
    async (taxon, inFull) => {
      const count = isLongRun ? inFull : inFull / 20
      const { id, choices } = species.find((one) => one.taxon === taxon) ?? never()
      const numbers = new SeededNumbers(SEED + count)
      const { facts, ...file } = await json(`/api/species/${id}/trade/file`)
      const online = await runTradeWorker(portal)
      await online.open(file)
      const inPage = (await online.ask({ kind: 'table' })) as TradeTable
      // What the browser keeps of the file, once the line is cut.
      const kept = await portal(file.address)
      const offline = await runTradeWorker(async (address) =>
        address === file.address ? kept : Promise.reject(new TypeError('Failed to fetch')),
      )
      await offline.open(file)

      for (let asked = 0; asked < count; asked++) {
        const written = addressOf(randomSelection(choices, numbers))
        const { selection: question, unread } = readTradeChoice(Object.fromEntries(written))
        expect(unread).toEqual([])
        const grouped_by = numbers.shuffled(GROUPED_BY).slice(0, 2)
        const isGrouped = asked % 4 === 0
        const path = isGrouped ? `trade?group=${grouped_by}&` : 'trade/view?'
        const {
          release,
          file: of,
          simulated,
          simulated_datasets,
          ...served
        } = await json(`/api/species/${id}/${path}${written}`)
        expect({ release, sha256: of?.sha256, simulated, written }).toEqual({
          ...{ release: file.release, sha256: file.sha256, simulated: false, written },
        })
        const job: TradeJob = isGrouped
          ? { kind: 'groups', question, facts, grouped_by }
          : { kind: 'view', question, facts }
        const counted = await online.ask({ kind: 'job', job })
        expectAlike(counted, served, written)
        expectAlike(answerTradeJob(inPage, job), counted, written)
        expectAlike(await offline.ask({ kind: 'job', job }), counted, written)
      }
    },
  )

  test('offline and online are one way: what counts in the browser is one script, which fetches the file, and the page with the table that it read', () => {
    const importers = (name: string) =>
      globSync('src/web/**/*.{ts,tsx}').filter(
        (path) => !path.includes('.test.') && readFileSync(path, 'utf8').includes(name),
      )
    expect(importers('answerTradeJob').sort()).toEqual([
      'src/web/trade/trade-counter.ts',
      'src/web/trade/trade-tasks.ts',
    ])
    expect(importers('/trade-tasks.ts')).toEqual(['src/web/trade/trade-worker.ts'])
    expect(importers('answerExplorerJob')).toEqual(['src/web/trade/explorer-tasks.ts'])
    expect(importers('/explorer-tasks.ts')).toEqual(['src/web/trade/trade-tasks.ts'])
    expect(importers('/trade-worker.ts')).toEqual(['src/web/trade/counting-worker.ts'])
    expect(importers('TradeCounter.open')).toEqual(['src/web/trade/open-trade-file.ts'])
  })

  test('keeps what holds of every selection', () => {
    const numbers = new SeededNumbers(SEED)
    for (const { table, choices } of species) {
      for (let asked = 0; asked < runs(30); asked++) {
        const selection = randomSelection(choices, numbers)
        const { rows } = selectRows(table, selection)
        expectLargerBetween(table, rows, numbers.shuffled(GROUPED_BY).slice(0, 2))
        expectPureMeasures(table, rows)
        expectLedgersAddUp(table, rows)
        expectMovementsAddUp(table, selection)
        const { by, exporter, ...other } = randomSelection(choices, numbers)
        if (areOfDifferentThings(selection, other)) expectNarrowing(table, selection, other)
      }
    }
  })
})

/** Comparing so is ten times as fast as an expectation, which says where they differ. */
function expectAlike(one: unknown, other: unknown, written: URLSearchParams): void {
  if (!isDeepStrictEqual(one, other)) expect(one, `${written}`).toEqual(other)
}

/** A selection as the address bar says it. */
function addressOf(selection: Parameters<typeof tradeAddress>[0]): URLSearchParams {
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(tradeAddress(selection))) {
    if (value !== undefined) address.set(name, value)
  }
  return address
}

function never(): never {
  throw new Error('No such species was loaded')
}
