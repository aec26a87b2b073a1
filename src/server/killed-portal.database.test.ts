import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killOften, lookAt } from '#testing/kills/killer.ts'
import { newLedger } from '#testing/kills/ledger.ts'
import { MOMENTS, type Moment } from '#testing/kills/life.ts'
import { importNext, type Place } from '#testing/kills/next-import.ts'
import { isLongRun } from '#testing/long-run.ts'
import { createTestDatabase, openWithCatalogue, serverAnswers } from '#testing/test-database.ts'

/*
 * A few of the kills of `npm run bench -- kills`, which kills a portal hundreds of times, and of `npm run test:full`,
 * which kills it in the middle of everything that it does. The usual run kills each engine once, at the moment that
 * changes most: curators save meanwhile, and a release comes into use. What is half-written then would be so at most
 * kills; a narrow moment is found by many, not by three.
 */

const ROWS = 200

/** Portals that are killed start once more than they are killed, which takes long beside much other work. */
const LONGEST_MS = 900_000

function killing(
  moments: readonly Moment[],
  placed: () => Promise<{ place: Place; clear: () => Promise<unknown> }>,
) {
  const ledger = newLedger()
  let at: Awaited<ReturnType<typeof placed>>

  beforeAll(async () => {
    at = await placed()
    await importNext({ place: at.place, ledger, rows: ROWS })
  })
  afterAll(() => at.clear())

  test('loses nothing it acknowledged, leaves nothing half-written, and starts again without a word', {
    timeout: LONGEST_MS,
  }, async () => {
    const seed = String(Date.now())
    const found = await killOften({
      place: at.place,
      ledger,
      kills: moments.length,
      moments,
      seed,
      rows: ROWS,
    })
    expect(found, `seed ${seed}`).toEqual([])
    expect(ledger.saves.size).toBeGreaterThan(0)
  })

  return { ledger, place: () => at.place }
}

describe('a portal killed in the middle of saves and imports, embedded', () => {
  killing(isLongRun ? MOMENTS : ['doing a job'], async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'killed-portal-'))
    await (await openWithCatalogue({ dataDir })).close()
    return { place: { dataDir }, clear: () => rm(dataDir, { recursive: true }) }
  })
})

describe.skipIf(!serverAnswers && process.env.CI !== 'true')(
  'a portal killed in the middle of saves and imports, PostgreSQL',
  () => {
    const { ledger, place } = killing(
      isLongRun ? MOMENTS.filter((moment) => moment !== 'doing a job') : ['accepting'],
      async () => {
        const { databaseUrl, drop } = await createTestDatabase('catalogue')
        return { place: { databaseUrl }, clear: drop }
      },
    )

    test('is found out when it loses something', async () => {
      ledger.saves.set(randomUUID(), { name: 'Never saved', version: 1 })
      expect(await lookAt(place(), ledger)).toEqual([expect.stringContaining('is gone')])
    })
  },
)
