import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { killOften, lookAt, momentsAt } from '#testing/kills/killer.ts'
import { newLedger } from '#testing/kills/ledger.ts'
import type { Moment } from '#testing/kills/life.ts'
import { importNext } from '#testing/kills/next-import.ts'
import { isLongRun } from '#testing/long-run.ts'
import { describeAtBothPlaces, describeAtFolder, openWithCatalogue } from '#testing/test-database.ts'

/*
 * A few of the kills of `npm run bench -- kills`, which kills a portal hundreds of times, and of `npm run test:full`,
 * which kills it in the middle of everything that it does. The usual run kills one portal with its embedded engine once, at
 * the moment that changes most: curators save meanwhile, and a release comes into use. What is half-written then would be
 * so at most kills; a narrow moment is found by many, not by three.
 */

const ROWS = 200

/** Portals that are killed start once more than they are killed, which takes long beside much other work. */
const LONGEST_MS = 900_000

const ONE_MOMENT: Moment[] = ['doing a job']

const describeHere: typeof describeAtBothPlaces = isLongRun ? describeAtBothPlaces : describeAtFolder

describeHere(
  'a portal killed in the middle of saves and imports',
  (place) => {
    const ledger = newLedger()

    beforeAll(async () => {
      await (await openWithCatalogue(place())).close()
      await importNext({ place: place(), ledger, rows: ROWS })
    })

    test('loses nothing it acknowledged, leaves nothing half-written, and starts again without a word', {
      timeout: LONGEST_MS,
    }, async () => {
      const moments = isLongRun ? momentsAt(place()) : ONE_MOMENT
      const kills = moments.length
      const seed = String(Date.now())
      const found = await killOften({ place: place(), ledger, kills, moments, seed, rows: ROWS })
      expect(found, `seed ${seed}`).toEqual([])
      expect(ledger.saves.size).toBeGreaterThan(0)
    })

    test('is found out when it loses something', async () => {
      ledger.saves.set(randomUUID(), { name: 'Never saved', version: 1 })
      expect(await lookAt(place(), ledger)).toEqual([expect.stringContaining('is gone')])
    })
  },
  'catalogue',
)
