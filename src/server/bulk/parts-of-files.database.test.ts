import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DataFiles } from '#contract/bulk-contract.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { linksOf } from '#testing/formats/link-header.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

const NAMES = [
  'Aquila chrysaetos',
  'Balaena mysticetus',
  'Falco rusticolus',
  'Monodon monoceros',
  'Ursus maritimus',
]

describeOnOneEngine('the files of many species', (connection) => {
  let app: FastifyInstance

  beforeAll(async () => {
    const { db } = connection()
    await aRelease(db, { version: '2025.1' })
    for (const scientific_name of NAMES) await aShipment(db, (await aSpecies(db, { scientific_name })).id)
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  const namesIn = ({ trade_releases }: DataFiles) =>
    trade_releases.flatMap(({ files }) => files.map(({ scientific_name }) => scientific_name))

  test.each(['/api/data-files', '/api/trade-releases'])(
    '%s come part by part, each with the way to the next and what there is in all',
    async (path) => {
      const whole = await app.inject(path)
      expect(whole.headers['x-total-count']).toBe('5')
      expect(whole.headers.link).toBeUndefined()
      expect(namesIn(whole.json())).toEqual(NAMES)
      expect(whole.body).not.toMatch(/files_in_all|next_after/)

      const parts: string[][] = []
      let next: string | undefined = `${path}?limit=2`
      while (next !== undefined) {
        const part: Awaited<ReturnType<typeof app.inject>> = await app.inject(next)
        expect(part.headers['x-total-count']).toBe('5')
        const files: DataFiles = part.json()
        parts.push(namesIn(files))
        expect(files.trade_releases[0]?.files_in_all).toMatchObject({ species: 5, files: 5 })
        next = linksOf(part.headers.link).next?.[0]?.href.replace('http://localhost:3000', '')
        expect(files.next_after).toBe(next && new URL(next, 'http://portal').searchParams.get('after'))
      }
      expect(parts).toEqual([NAMES.slice(0, 2), NAMES.slice(2, 4), NAMES.slice(4)])
    },
  )

  test('a part has a size that is known, and a species its files alone', async () => {
    expect((await app.inject('/api/data-files?limit=1001')).statusCode).toBe(400)
    expect((await app.inject('/api/data-files?limit=0')).statusCode).toBe(400)
    const { trade_releases }: DataFiles = (await app.inject('/api/data-files')).json()
    const { species_id = '' } = trade_releases[0]?.files[3] ?? {}
    const one = await app.inject(`/api/trade-releases?species_id=${species_id}`)
    expect(namesIn(one.json())).toEqual(['Monodon monoceros'])
    expect(one.body).not.toMatch(/files_in_all|next_after/)
  })
})
