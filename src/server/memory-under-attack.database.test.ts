import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLAIN, sendPipelined } from '#testing/attacks/pipelined-requests.ts'
import { withoutSimulation } from '#testing/first-start.ts'
import { isLongRun } from '#testing/long-run.ts'
import { type Place, placeOf } from '#testing/place.ts'
import { describeAtBothPlaces } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'

/* The whole attack on the memory of a portal that runs as its own process, with a visitor beside it. */

const REQUESTS = 2500
const ROUNDS = 3
const LONGEST_ROUND_MS = 10_000
const MOST_GROWTH = 1.3
const LONGEST_WAIT_MS = 200
const BETWEEN_VISITS_MS = 20
/** By then what can be let go of is. */
const SETTLES_MS = 3000
/** A portal that was visited holds more than one that has just started. */
const EARLIER_VISITS = 500

const canRun = isLongRun && process.platform === 'linux'

describe.skipIf(!canRun)('the memory of a portal', () => {
  describeAtBothPlaces('requests sent ahead', attacked, 'catalogue')
})

function attacked(place: () => Place) {
  let portal: TestServer
  let pages: string[]

  beforeAll(async () => {
    await withoutSimulation(place())
    portal = await startTestServer(placeOf(place()))
    const species = (await (await fetch(`${portal.url}/api/species/all`)).json()) as { id: string }[]
    pages = species.map(({ id }) => `/species/${id}`)
  })
  afterAll(async () => {
    await portal?.stop()
  })

  const visit = async (address: string) => {
    const began = performance.now()
    const answer = await fetch(portal.url + address, { headers: { accept: 'text/html' } })
    await answer.arrayBuffer()
    expect(answer.status).toBe(200)
    return performance.now() - began
  }
  const residentBytes = () => {
    const status = readFileSync(`/proc/${portal.process.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
  }
  /** How long a visitor waited who opened one page after the other meanwhile, at most. */
  const slowestVisitDuring = async (attack: Promise<unknown>) => {
    let isOver = false
    const over = attack.finally(() => {
      isOver = true
    })
    let slowestMs = 0
    for (let visits = 0; !isOver; visits += 1) {
      slowestMs = Math.max(slowestMs, await visit(pages[visits % pages.length] ?? '/'))
      await wait(BETWEEN_VISITS_MS)
    }
    await over
    return slowestMs
  }

  test('memory after it is within 1.3 times of before, and no visitor waits for 200 ms', async () => {
    for (let visits = 0; visits < EARLIER_VISITS; visits += 1)
      await visit(pages[visits % pages.length] ?? '/')
    await wait(SETTLES_MS)
    const before = residentBytes()
    const requests = Array.from({ length: REQUESTS }, () => ({ address: pages[0] ?? '', headers: PLAIN }))
    const slowest: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const reads of [true, false]) {
        const attack = sendPipelined({ url: portal.url, requests, reads, longestMs: LONGEST_ROUND_MS })
        slowest.push(await slowestVisitDuring(attack))
      }
    }
    await wait(SETTLES_MS)
    const after = residentBytes()
    process.stdout.write(`${JSON.stringify({ before, after, slowest })}\n`)
    expect(after / before).toBeLessThan(MOST_GROWTH)
    expect(Math.max(...slowest)).toBeLessThan(LONGEST_WAIT_MS)
  })
}
