import { expect, test } from 'vitest'
import {
  isOlderVersion,
  releaseFileAddress,
  releaseLabel,
  releaseOfFiles,
  releaseOfLabel,
  releasesOfLabel,
} from './release-address.ts'

test.each([
  { version: '2025.1', simulated: false, label: '2025.1' },
  { version: ' v2025.1 (May) ', simulated: false, label: 'v2025.1-May' },
  { version: '../..', simulated: false, label: 'unversioned' },
  { version: null, simulated: false, label: 'unversioned' },
  { version: null, simulated: true, label: 'simulated' },
])('the release $version is called $label', ({ label, ...release }) => {
  expect(releaseLabel(release)).toBe(label)
})

test.each([
  { revision: 1, address: '/data/cites-trade/2025.1/branta-canadensis-leucopareia.parquet' },
  { revision: 2, address: '/data/cites-trade/2025.1-r2/branta-canadensis-leucopareia.parquet' },
])('revision $revision has the address $address', ({ revision, address }) => {
  const file = { release: '2025.1', revision, scientific_name: 'Branta canadensis leucopareia' }
  expect(releaseFileAddress(file)).toBe(address)
})

test.each([
  { label: '2025.1', release: '2025.1', revision: 1 },
  { label: '2025.1-r2', release: '2025.1', revision: 2 },
  { label: '2025.1-r99999999999', release: '2025.1-r99999999999', revision: 1 },
])('$label is revision $revision of $release', ({ label, ...named }) => {
  expect(releaseOfLabel(label)).toEqual(named)
})

test.each([
  { releases: ['2025.1', '2025.1-r3', '2025.1-r2'], release: '2025.1-r3' },
  { releases: ['2025.1'], release: '2025.1' },
  { releases: [], release: undefined },
  { releases: ['2026.1', '2025.1-r2', '2025.1'], release: '2025.1-r2,2026.1' },
  { releases: ['2025.10', '2025.9', 'unversioned'], release: 'unversioned,2025.9,2025.10' },
])('files of $releases are of release $release', ({ releases, release }) => {
  expect(releaseOfFiles(releases.map((one) => ({ release: one })))).toBe(release)
})

test('a label may name several releases', () => {
  expect(releasesOfLabel('2025.1-r2, 2026.1')).toEqual([
    { release: '2025.1', revision: 2 },
    { release: '2026.1', revision: 1 },
  ])
})

test.each([
  { one: '2025.1', other: '2026.1', older: true },
  { one: '2025.9', other: '2025.10', older: true },
  { one: '2025.1', other: '2025.1', older: false },
  { one: '2026.1', other: '2025.1', older: false },
  { one: null, other: '2025.1', older: true },
  { one: null, other: null, older: false },
])('$one is older than $other: $older', ({ one, other, older }) => {
  expect(isOlderVersion(one, other)).toBe(older)
})
