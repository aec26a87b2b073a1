import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshTradeSummaries } from '#database/trade/trade-summary-changes.ts'
import { aCommonName, aListing, anAssessment, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createTestPortal, listen } from '#testing/test-portal.ts'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** How long a notification of a change may take on a busy machine. */
const PATIENCE = { timeout: 20_000 }
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

describeOnOneEngine('images for networks', (connection) => {
  let app: FastifyInstance
  let bear: string
  const imageOf = (id: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/images/social/${id}.png`, headers })

  beforeAll(async () => {
    const { db } = connection()
    bear = (await aSpecies(db, { scientific_name: 'Ursus maritimus', drawing: 'land-mammal' })).id
    await anAssessment(db, bear)
    await aListing(db, bear)
    await aRelease(db, { version: '2025.1', simulated: true })
    await aShipment(db, bear)
    await db.transaction((tx) => refreshTradeSummaries(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('are PNGs of 1200 by 630, which others may show', async () => {
    for (const { statusCode, headers, rawPayload } of [
      await imageOf(bear),
      await app.inject('/social.png'),
    ]) {
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('image/png')
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect(headers['content-encoding']).toBeUndefined()
      expect(rawPayload.subarray(0, PNG.length)).toEqual(PNG)
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })

  test('may be shown by others when they leave from memory, too', async () => {
    const url = await listen(app)
    for (const again of [false, true]) {
      const { headers } = await fetch(`${url}/images/social/${bear}.png`)
      expect(headers.get('cross-origin-resource-policy'), `again: ${again}`).toBe('cross-origin')
    }
  })

  test('say in a header, too, that trade records are simulated', async () => {
    expect((await imageOf(bear)).headers['x-simulated-data']).toMatch(/^Simulated trade data\./)
  })

  test('are drawn in the language of the page', async () => {
    const inLanguage = async (lang: string) =>
      (await app.inject(`/images/social/${bear}.png?lang=${lang}`)).rawPayload
    const english = (await imageOf(bear)).rawPayload
    expect(await inLanguage('is')).not.toEqual(english)
    expect(await inLanguage('xx')).toEqual(english)
  })

  test('are not sent again to who has them', async () => {
    const { headers } = await imageOf(bear, { 'accept-encoding': 'br' })
    const again = await imageOf(bear, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  test('change with the data', async () => {
    const before = await imageOf(bear)
    await aCommonName(connection().db, bear, { name: 'Nanook' })
    await anAssessment(connection().db, bear, { status: 'EN', year_published: 2026 })
    await expect.poll(async () => (await imageOf(bear)).headers.etag, PATIENCE).not.toBe(before.headers.etag)
    expect((await imageOf(bear)).rawPayload).not.toEqual(before.rawPayload)
  })

  test('are drawn of a species of which nothing is known but its name', async () => {
    const { id } = await aSpecies(connection().db, {
      scientific_name: 'Quite-an-extraordinarily-long <genus> & species subspecies',
      common_name: '"Nobody\'s" <b>whale</b> & 鯨',
    })
    const { statusCode, rawPayload } = await imageOf(id)
    expect([statusCode, rawPayload.readUInt32BE(16)]).toEqual([200, 1200])
  })

  test.each([UNKNOWN_ID, 'narwhal', '%00'])('of %s there is none', async (id) => {
    const answer = await imageOf(id)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('NOT_FOUND')
  })
})
