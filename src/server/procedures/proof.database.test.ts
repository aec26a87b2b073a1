import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataset_releases, published_figures } from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { describeOnOneEngine } from '#testing/test-database.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'

const TUSKS = 'start_year=2010&end_year=2012&term=tusks&unit=number&reporter=exporters&movement=all'
const OF = {
  label: 'Tusks',
  unit: 'number',
  publisher: 'A paper',
  title: 'On tusks',
  address: 'https://a.example',
} as const

describeOnOneEngine('published figures', (connection) => {
  let app: FastifyInstance
  let narwhal: string
  let walrus: string
  const ask = async (address: string) => {
    const answer = await app.inject(address)
    return { status: answer.statusCode, body: answer.json() }
  }

  beforeAll(async () => {
    const { db } = connection()
    narwhal = (await aSpecies(db, { scientific_name: 'Monodon monoceros' })).id
    walrus = (await aSpecies(db, { scientific_name: 'Odobenus rosmarus' })).id
    await aRelease(db, { version: '2025.1', last_complete_year: 2015, simulated: true })
    const shipped = { term: 'tusks', year: 2011, exporter: 'CA' }
    await aShipment(db, narwhal, { ...shipped, record_id: 1, quantity: '53', importer: 'DE' })
    await aShipment(db, narwhal, { ...shipped, record_id: 2, quantity: '10', importer: 'JP' })
    await db.insert(published_figures).values([
      { ...OF, figure: 'f-1', species_id: narwhal, printed_value: 63, selections: TUSKS, formula: 'A' },
      {
        ...OF,
        figure: 'f-2',
        species_id: narwhal,
        printed_value: 85,
        unit: 'percent',
        selections: `${TUSKS}&importer=EU27 | ${TUSKS}`,
        formula: '100*A/B',
      },
      {
        ...OF,
        figure: 'f-3',
        species_id: narwhal,
        printed_value: 70,
        selections: TUSKS,
        formula: 'A',
        judged: 'revised_since',
        notes: ['printed_about'],
      },
      { ...OF, figure: 'f-4', species_id: walrus, printed_value: 3, selections: TUSKS, formula: 'A' },
    ])
    await db.transaction((tx) => writeReleaseFiles(tx))
    app = await createApp({
      connection: connection(),
      config: readConfig({ LOG_LEVEL: 'silent', INATURALIST_URL: '' }),
    })
  })
  afterAll(() => app.close())

  test('wait for a release while the records are simulated', async () => {
    const { body } = await ask('/api/published-figures')
    expect(body).toMatchObject({ release: null, simulated: true })
    expect(body.figures).toHaveLength(4)
    for (const figure of body.figures) expect(figure).toMatchObject({ ours: null, verdict: null })
    expect((await ask(`/api/species/${narwhal}/published-figures/count`)).body).toMatchObject({
      release: null,
      figures: 3,
      reproduced: null,
    })
  })

  test('are computed from the release, each with its verdict', async () => {
    await connection().db.update(dataset_releases).set({ simulated: false })
    await expect
      .poll(async () => (await ask('/api/published-figures')).body.release, { timeout: 20_000 })
      .toBe('2025.1')
    const { body } = await ask('/api/published-figures')
    expect(body.figures).toMatchObject([
      { figure: 'f-1', ours: 63, verdict: 'equal', parts: [{ value: 63, counted: 'quantity' }] },
      { figure: 'f-2', verdict: 'within_2_percent', parts: [{ value: 53 }, { value: 63 }] },
      { figure: 'f-3', ours: 63, verdict: 'revised_since', notes: ['printed_about'] },
      { figure: 'f-4', ours: null, verdict: null },
    ])
    expect(body.figures[1].ours).toBeCloseTo(84.127)
  })

  test('are asked for by species and counted', async () => {
    const { body } = await ask(`/api/published-figures?species_id=${walrus}`)
    expect(body.figures.map(({ figure }: { figure: string }) => figure)).toEqual(['f-4'])
    expect((await ask(`/api/species/${narwhal}/published-figures/count`)).body).toMatchObject({
      release: '2025.1',
      figures: 3,
      reproduced: 2,
    })
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await ask(`/api/species/${unknown}/published-figures/count`)).status).toBe(404)
    expect((await ask('/api/published-figures?species_id=narwhal')).status).toBe(400)
  })
})
