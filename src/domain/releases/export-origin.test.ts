import { expect, test } from 'vitest'
import { type ExportedRelease, exportOrigin } from './export-origin.ts'

const DAY = '2026-11-24'
const UNKNOWN = { version: null, covered_until: null, retrieved_date: null }
const RELEASES: ExportedRelease[] = [
  { ...UNKNOWN, dataset: 'cites_trade', title: 'CITES Trade Database', version: '2025.1' },
  {
    ...UNKNOWN,
    dataset: 'catalogue-cites-listings',
    title: 'CITES listings',
    version: 'CoP19',
    covered_until: '2023-02-23',
  },
  { ...UNKNOWN, dataset: 'catalogue-iucn-assessments', title: 'Red List' },
  { ...UNKNOWN, dataset: 'catalogue-catches', title: 'Catches', retrieved_date: '2025-06-11' },
]

test('a file names its datasets in order, each with its release, and the day', () => {
  expect(exportOrigin(RELEASES, ['catalogue-cites-listings', 'cites_trade'], DAY)).toEqual({
    source: 'CITES listings; CITES Trade Database',
    release: 'CITES listings: CoP19 (to 2023-02-23); CITES Trade Database: 2025.1',
    date: DAY,
  })
})

test.each([
  { dataset: 'catalogue-iucn-assessments', release: 'Red List: no release number' },
  { dataset: 'catalogue-catches', release: 'Catches: saved 2025-06-11' },
] as const)('without a version, $dataset is released as "$release"', ({ dataset, release }) => {
  expect(exportOrigin(RELEASES, [dataset], DAY).release).toBe(release)
})

test('a dataset that is not loaded is not named', () => {
  expect(exportOrigin(RELEASES, ['iucn_assessments'], DAY)).toEqual({ source: '', release: '', date: DAY })
})
