import { expect, test } from 'vitest'
import { datasetProvenance } from './dataset-provenance.ts'
import { provenanceOfSpecies } from './provenance-of-species.ts'

const release = (more = {}) => ({
  title: 'NAMMCO catches and quotas',
  version: null as string | null,
  publisher: 'NAMMCO',
  citation: 'NAMMCO, saved 2025',
  doi: null,
  licence: 'Credit NAMMCO',
  retrieved_date: '2025-06-11',
  checksum: 'aa',
  row_count: 100,
  covers: null as string[] | null,
  loaded_at: '2026-01-01T00:00:00.000Z',
  first_year: 1992 as number | null,
  last_year: 2023 as number | null,
  simulated: false,
  ...more,
})

test('one release is the dataset', () => {
  const { releases, ...said } = datasetProvenance([release()])
  const { covers: _, ...alone } = release()
  expect(said).toEqual(alone)
  expect(releases).toHaveLength(1)
})

test('a dataset is all its releases: rows and years together, each citation once', () => {
  const newest = release({
    citation: 'NAMMCO, saved 2026',
    version: '2026',
    row_count: 1,
    covers: ['Monodon monoceros'],
    first_year: 2024,
    last_year: 2024,
  })
  expect(datasetProvenance([newest, release(), release()])).toMatchObject({
    version: '2026',
    publisher: 'NAMMCO',
    citation: 'NAMMCO, saved 2026; NAMMCO, saved 2025',
    licence: 'Credit NAMMCO',
    checksum: null,
    row_count: 201,
    first_year: 1992,
    last_year: 2024,
    releases: [{ row_count: 1, covers: ['Monodon monoceros'] }, { row_count: 100 }, { row_count: 100 }],
  })
})

test('rows may be counted otherwise; without years there are none', () => {
  const said = datasetProvenance([release({ first_year: null, last_year: null })], 7)
  expect(said).toMatchObject({ row_count: 7, first_year: null, last_year: null })
})

test.each([
  { dataset: 'cites_trade', species: 'Odobenus rosmarus', version: '2026.1' },
  { dataset: 'cites_trade', species: 'Ursus maritimus', version: '2025.1' },
  { dataset: 'catches', species: 'Odobenus rosmarus', version: '2026.1, 2025.1' },
])('$dataset of $species are of $version', ({ dataset, species, version }) => {
  const part = release({ dataset, version: '2026.1', covers: ['Odobenus rosmarus'] })
  const whole = datasetProvenance([
    { ...part, dataset },
    { ...release({ version: '2025.1' }), dataset },
  ])
  expect(provenanceOfSpecies(whole, species).version).toBe(version)
})
