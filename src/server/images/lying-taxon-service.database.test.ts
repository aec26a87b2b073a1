import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { species_images } from '#database/schema/index.ts'
import { aSpecies } from '#testing/builders.ts'
import { PHOTO_LIES, TAXON_LIES } from '#testing/taxon-lies.ts'
import { startTaxonService, type TaxonService } from '#testing/taxon-service.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { SpeciesImages } from './species-images.ts'

/* Whatever a service says that is broken, or no longer the one the operator meant. */

const LIES = [...TAXON_LIES, ...PHOTO_LIES]
/** Each may be waited for eight seconds, all at once; the rest is for a busy machine. */
const LONGEST_WAIT_MS = 30_000
/** Two services send as fast as they can all the while: gigabytes, if they were stored. */
const MOST_MEMORY_MB = 400

const megabytes = () => process.memoryUsage().rss / 2 ** 20

describeOnOneEngine('a taxon service that lies', (connection) => {
  let service: TaxonService
  let problems: string[]

  beforeAll(async () => {
    service = await startTaxonService(Object.fromEntries(LIES.map((lie) => [`Asked ${lie}`, lie])))
  })
  afterAll(() => service.close())
  beforeEach(() => {
    problems = []
  })
  /** Each lie goes to a portal of its own: after three, a portal would ask no more. */
  const newImages = () =>
    new SpeciesImages(connection(), service.url, (problem) => problems.push(String(problem)))

  test('is not believed, waited for or followed inside, and costs little memory', async () => {
    const { db } = connection()
    const asked = await Promise.all(LIES.map((lie) => aSpecies(db, { scientific_name: `Asked ${lie}` })))
    const before = megabytes()
    const began = Date.now()
    const found = await Promise.all(asked.map(({ id }) => newImages().find(id)))
    expect(found).toEqual(LIES.map(() => null))
    expect(Date.now() - began).toBeLessThan(LONGEST_WAIT_MS)
    expect(megabytes() - before).toBeLessThan(MOST_MEMORY_MB)
    expect(problems).toHaveLength(LIES.length)
    expect(service.trespasses).toEqual([])
    expect(await db.$count(species_images)).toBe(0)
  })

  test('is not followed inside by an address that an administrator chose either', async () => {
    const chosen = [...'127.0.0.1 localhost [::1] 2130706433 169.254.169.254'.split(' ')]
    for (const host of chosen) {
      const { id } = await aSpecies(connection().db, { default_image_url: `http://${host}:1/photo.png` })
      expect(await newImages().find(id)).toBeNull()
    }
    expect(problems).toHaveLength(chosen.length)
    for (const problem of problems) expect(problem).toMatch('no address of the public internet')
  })
})
