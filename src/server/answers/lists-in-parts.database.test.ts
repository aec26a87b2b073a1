import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aListing, aRelease, aSeizure, aShipment, aSpecies } from '#testing/builders.ts'
import { linksOf } from '#testing/formats/link-header.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const NAMES = [
  'Aquila chrysaetos',
  'Balaena mysticetus',
  'Falco rusticolus',
  'Monodon monoceros',
  'Ursus maritimus',
]

type Entries = readonly object[]

const itself = (answer: Entries): Entries => answer
const LISTS = [
  { path: '/api/effectiveness', total: 6, entriesOf: itself },
  { path: '/api/effectiveness?sort=scientific_name', total: 6, entriesOf: itself },
  { path: '/api/species-listings', total: 5, entriesOf: itself },
  { path: '/api/species/with-illegal-trade', total: 5, entriesOf: itself },
  { path: '/api/trade/explorer/files', total: 5, entriesOf: ({ files }: { files: Entries }) => files },
] as unknown as readonly { path: string; total: number; entriesOf: (answer: unknown) => Entries }[]

describeOnBothEngines('lists of many species', (connection) => {
  let app: FastifyInstance

  beforeAll(async () => {
    const { db } = connection()
    await aRelease(db, { version: '2025.1' })
    for (const scientific_name of NAMES) {
      const { id } = await aSpecies(db, { scientific_name })
      await aShipment(db, id)
      await aSeizure(db, id)
      await aListing(db, id)
      if (scientific_name === 'Monodon monoceros')
        await aListing(db, id, { covers: 'population', population_identifier: 'Greenland', appendix: 'I' })
    }
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test.each(LISTS)('$path comes part by part', async ({ path, total, entriesOf }) => {
    const whole = await app.inject(path)
    expect(whole.headers['x-total-count']).toBe(String(total))
    expect(whole.headers.link).toBeUndefined()

    const entries: object[] = []
    let next: string | undefined = `${path}${path.includes('?') ? '&' : '?'}limit=2`
    let parts = 0
    for (; next !== undefined; parts++) {
      const part: Awaited<ReturnType<typeof app.inject>> = await app.inject(next)
      expect(part.headers['x-total-count']).toBe(String(total))
      entries.push(...entriesOf(part.json()))
      next = linksOf(part.headers.link).next?.[0]?.href.replace('http://localhost:3000', '')
    }
    expect(parts).toBe(3)
    expect(entries).toEqual(entriesOf(whole.json()))
    expect((await app.inject(`${path.split('?')[0]}?limit=1001`)).statusCode).toBe(400)
  })

  test('after a name that is no longer there, the next one follows', async () => {
    const answer = await app.inject('/api/species-listings?after=Balaena that was removed&limit=1')
    expect(answer.json()).toMatchObject([{ scientific_name: 'Falco rusticolus' }])
  })

  test('the file of the dashboard has all entries, however many parts they come in', async () => {
    const { body } = await app.inject('/arctic-tracker.csv')
    expect(body.trim().split('\n')).toHaveLength(7)
  })
})
