import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

describeOnBothEngines('flows of trade over the interface', (connection) => {
  let app: FastifyInstance
  let id: string

  const ask = async (address: string) => {
    const answer = await app.inject(address)
    return { status: answer.statusCode, body: answer.json() }
  }

  beforeAll(async () => {
    const { db } = connection()
    id = (await aSpecies(db, { scientific_name: 'Odobenus rosmarus' })).id
    const other = (await aSpecies(db)).id
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: false })
    const carvings = { term: 'carvings', quantity: '10', exporter: 'GL', importer: 'DK', year: 2015 }
    await aShipment(db, id, { ...carvings, record_id: 1 })
    await aShipment(db, id, { ...carvings, record_id: 2, quantity: '4', reporter_type: 'I' })
    await aShipment(db, id, { ...carvings, record_id: 3, exporter: 'FR', origin: 'GL', importer: 'US' })
    await aShipment(db, other, { ...carvings, record_id: 4, importer: 'XX' })
    await aShipment(db, other, { ...carvings, record_id: 5 })
    await aShipment(db, other, { ...carvings, record_id: 6, exporter: 'NO', source: 'X' })
    await aShipment(db, other, { ...carvings, record_id: 7, year: 2005 })
    await aShipment(db, other, { ...carvings, record_id: 8, year: 2016 })
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createTestPortal(connection())
  })
  afterAll(() => app.close())

  test('are the quantities of the article shown, direct unless a movement is chosen', async () => {
    const { status, body } = await ask(`/api/species/${id}/trade/flows`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      of: 'quantity',
      article: { term: 'carvings', measure: 'number' },
      all: {
        first: 2015,
        last: 2015,
        flows: [{ from: 'GL', importer: 'DK', figure: 10, exporters: 10, importers: 4, matched: 4, rows: 2 }],
        total: { flows: 1, figure: 10 },
      },
      release: '2025.1',
    })
  })

  test('by source country begin where goods come from', async () => {
    const { body } = await ask(`/api/species/${id}/trade/flows?by=source&movement=all`)
    expect(body.sent_on_rows).toBe(1)
    expect(
      body.all.flows.map(({ from, importer }: { from: string; importer: string }) => [from, importer]),
    ).toEqual([
      ['GL', 'DK'],
      ['GL', 'US'],
    ])
  })

  test('are records where records are asked for', async () => {
    const { body } = await ask(`/api/species/${id}/trade/flows?of=records`)
    expect(body).toMatchObject({ of: 'records', article: null, all: { total: { flows: 2, figure: 3 } } })
  })

  test('of something else are refused', async () => {
    const { status, body } = await ask(`/api/species/${id}/trade/flows?of=animals`)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('of must be one of quantity, records')
  })

  test('of all species are direct records of ten complete years', async () => {
    const { body } = await ask('/api/trade-records/flows')
    expect(body).toMatchObject({
      first: 2006,
      last: 2015,
      flows: [{ from: 'GL', importer: 'DK', figure: 3, exporters: 2, importers: 1, matched: null }],
      drawn: { flows: 1, figure: 3 },
      unnamed: { flows: 1, figure: 1 },
      high_seas: { flows: 1, figure: 1 },
      total: { flows: 3, figure: 5 },
      simulated: false,
    })
  })
})

describeOnBothEngines('without a release', (connection) => {
  test('there are no flows of records', async () => {
    const app = await createTestPortal(connection())
    const answer = await app.inject('/api/trade-records/flows')
    expect(answer.json()).toBeNull()
    await app.close()
  })
})
