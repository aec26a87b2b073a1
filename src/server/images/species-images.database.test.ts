import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPicture } from '#database/species/image-queries.ts'
import { aSpecies, aSynonym } from '#testing/builders.ts'
import type { TaxonAnswer } from '#testing/taxon-answers.ts'
import { startTaxonService, type TaxonService } from '#testing/taxon-service.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { SpeciesImages } from './species-images.ts'

const ANSWERS: Record<string, TaxonAnswer> = {
  'Partly named': 'wrong-species',
  'Subspecies only': 'subspecies-only',
  'Without photo': 'no-photo',
  'Without photo lately': 'no-photo',
  'Without photo once': 'no-photo',
  'Without photo in years': 'no-photo',
  'All rights reserved': 'no-licence',
  'Asked in vain': 'failing',
  'Service failing': 'failing',
  'Service garbled': 'malformed',
  'Photo gone': 'broken-photo',
  'New name': 'nothing',
}

describeOnOneEngine('pictures of species', (connection) => {
  let service: TaxonService
  let images: SpeciesImages
  let problems: unknown[]

  const aNamedSpecies = async (scientific_name: string) =>
    (await aSpecies(connection().db, { scientific_name })).id

  beforeAll(async () => {
    service = await startTaxonService(ANSWERS)
  })
  afterAll(() => service.close())
  beforeEach(() => {
    problems = []
    service.asked.length = 0
    images = new SpeciesImages(connection(), service.url, (problem) => problems.push(problem))
  })

  test('are asked for one after the other, and one answer that fails costs only that one', async () => {
    const first = await aNamedSpecies('Asked first')
    await aNamedSpecies('Asked in vain')
    const last = await aNamedSpecies('Asked last')
    await images.askForMissing(new AbortController().signal)
    expect(await findPicture(connection().reader, first, 'medium')).toBeDefined()
    expect(await findPicture(connection().reader, last, 'medium')).toBeDefined()
    expect(problems).toHaveLength(1)
  })

  test('come with their credit and from the own address, in two sizes', async () => {
    const id = await aNamedSpecies('Ursus maritimus')
    expect(await images.find(id)).toEqual({
      url: `/images/species/${id}`,
      large_url: `/images/species/${id}/large`,
      attribution: '(c) A Naturalist, some rights reserved (CC BY)',
      license_code: 'cc-by',
      page_url: `${service.url}/taxa/4001`,
    })
    const [medium, large] = await Promise.all(
      (['medium', 'large'] as const).map((size) => findPicture(connection().reader, id, size)),
    )
    expect(medium?.type).toBe('image/png')
    expect(large?.bytes.length).toBeGreaterThan(medium?.bytes.length ?? 0)
  })

  test('are asked for once, however many want to see them', async () => {
    const id = await aNamedSpecies('Lynx lynx')
    await Promise.all([images.find(id), images.find(id), images.find(id)])
    await images.find(id)
    expect(service.asked).toEqual(['Lynx lynx'])
  })

  test('stay known when the portal starts again', async () => {
    const id = await aNamedSpecies('Alca torda')
    await images.find(id)
    const after = new SpeciesImages(connection(), service.url, (problem) => problems.push(problem))
    expect((await after.find(id))?.license_code).toBe('cc-by')
    expect(service.asked).toHaveLength(1)
  })

  test.each(['Partly named', 'Subspecies only', 'Without photo', 'All rights reserved'])(
    'are left out, and not asked for again: %s',
    async (scientific_name) => {
      const id = await aNamedSpecies(scientific_name)
      expect(await images.find(id)).toBeNull()
      expect(await images.find(id)).toBeNull()
      expect(service.asked).toHaveLength(1)
      expect(problems).toEqual([])
    },
  )

  test.each([
    { name: 'Without photo lately', days: -29, asked: 0 },
    { name: 'Without photo once', days: -31, asked: 1 },
    // By a clock that was years ahead, and is right again.
    { name: 'Without photo in years', days: 1000, asked: 1 },
  ])('that were none $days days from now are asked for $asked times', async ({ name, days, asked }) => {
    const id = await aNamedSpecies(name)
    await images.find(id)
    service.asked.length = 0
    await connection().db.execute(
      sql`update species_images set asked_at = now() + ${days} * interval '1 day' where species_id = ${id}`,
    )
    await images.find(id)
    expect(service.asked).toHaveLength(asked)
  })

  test.each(['Service failing', 'Service garbled', 'Photo gone'])(
    'are missing for the moment, and the operator learns why: %s',
    async (scientific_name) => {
      const id = await aNamedSpecies(scientific_name)
      expect(await images.find(id)).toBeNull()
      expect(problems).toHaveLength(1)
      // The service is not asked for a while, but nothing is stored that would outlast its failure.
      expect(await images.find(id)).toBeNull()
      expect(service.asked).toHaveLength(1)
      const restarted = new SpeciesImages(connection(), service.url, () => undefined)
      await restarted.find(id)
      expect(service.asked).toHaveLength(2)
    },
  )

  test('of a service that failed about three species in a row are not asked for about a fourth', async () => {
    const failing = await startTaxonService({}, 'malformed')
    const beside = new SpeciesImages(connection(), failing.url, (problem) => problems.push(problem))
    const names = ['Uria lomvia', 'Uria aalge', 'Somateria mollissima', 'Larus glaucoides']
    for (const name of names) expect(await beside.find(await aNamedSpecies(name))).toBeNull()
    await failing.close()
    expect(failing.asked).toEqual(names.slice(0, 3))
    expect(problems).toHaveLength(3)
  })

  test('of a renamed species are found under its former name', async () => {
    const id = await aNamedSpecies('New name')
    await aSynonym(connection().db, id, 'Nomen antiquum')
    expect((await images.find(id))?.license_code).toBe('cc-by')
    expect(service.asked).toEqual(['New name', 'Nomen antiquum'])
  })

  test('that an administrator chose win, and nobody is asked', async () => {
    const { id } = await aSpecies(connection().db, {
      default_image_url: `${service.url}/photos/1/medium.png`,
    })
    expect((await images.find(id))?.url).toBe(`/images/species/${id}`)
    expect(service.asked).toEqual([])
  })

  test('are never asked for when the operator switched the service off', async () => {
    const id = await aNamedSpecies('Fratercula arctica')
    const offline = new SpeciesImages(connection(), '', () => undefined)
    expect(await offline.find(id)).toBeNull()
  })
})
