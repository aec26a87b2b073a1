import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTaxonService, type TaxonService } from '#testing/taxon-service.ts'
import { fetchPicture, lookUpPicture } from './taxon-service.ts'

describe('the taxon service', () => {
  let service: TaxonService
  const request = () => ({ serviceUrl: service.url, signal: AbortSignal.timeout(8000) })
  const ask = (...names: string[]) => lookUpPicture(request(), names)

  beforeAll(async () => {
    service = await startTaxonService({
      'Wrong species': 'wrong-species',
      'Subspecies only': 'subspecies-only',
      'No photo': 'no-photo',
      'No licence': 'no-licence',
      'Not there': 'nothing',
      Failing: 'failing',
      Malformed: 'malformed',
      'Garbled neighbour': 'garbled-neighbour',
      Garbled: 'garbled',
      'Broken photo': 'broken-photo',
    })
  })
  afterAll(() => service.close())

  test('gives the picture of the species itself, though a subspecies comes first', async () => {
    expect(await ask('Ursus maritimus')).toEqual({
      outcome: 'found',
      attribution: '(c) A Naturalist, some rights reserved (CC BY)',
      license_code: 'cc-by',
      page_url: `${service.url}/taxa/4001`,
      medium_url: `${service.url}/photos/4001/medium.png`,
      large_url: `${service.url}/photos/4001/large.png`,
    })
  })

  test.each([
    { what: 'a name that only contains the words', name: 'Wrong species', outcome: 'no-match' },
    { what: 'subspecies alone', name: 'Subspecies only', outcome: 'no-match' },
    { what: 'nothing of that name', name: 'Not there', outcome: 'no-match' },
    { what: 'a species without a photo', name: 'No photo', outcome: 'no-photo' },
    { what: 'a photo with all rights reserved', name: 'No licence', outcome: 'no-licence' },
  ])('gives no picture for $what', async ({ name, outcome }) => {
    expect(await ask(name)).toEqual({ outcome })
  })

  test('is asked by the former name when it does not know the current one', async () => {
    expect((await ask('Not there', 'Ursus maritimus')).outcome).toBe('found')
  })

  test('gives the reason that came closest when no name has a picture', async () => {
    expect(await ask('Not there', 'No licence')).toEqual({ outcome: 'no-licence' })
  })

  test('gives the picture though the credit of another is garbled', async () => {
    expect(await ask('Garbled neighbour')).toMatchObject({ outcome: 'found', license_code: 'cc-by' })
  })

  test.each(['Failing', 'Malformed', 'Garbled'])('fails when its answer is broken: %s', async (name) => {
    await expect(ask(name)).rejects.toThrow()
  })

  test('serves pictures as bytes with their type', async () => {
    const { type, bytes } = await fetchPicture(request(), `${service.url}/photos/4001/large.png`)
    expect(type).toBe('image/png')
    expect(Buffer.from(bytes.subarray(1, 4)).toString()).toBe('PNG')
  })

  test('fails when the address of a picture leads to none', async () => {
    await expect(fetchPicture(request(), `${service.url}/photos/broken/4001/medium.png`)).rejects.toThrow(
      /404/,
    )
  })
})
