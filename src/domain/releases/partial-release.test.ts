import { describe, expect, test } from 'vitest'
import { partialProblem, speciesBetween } from './partial-release.ts'
import { releaseOfSpecies, wholeRelease } from './release-of-species.ts'

const whole = { id: 'whole', version: '2025.1', covers: null }
const ofWalrus = { id: 'of walrus', version: '2026.1', covers: ['walrus'] }

test('a species is of the release that covers it, else of the whole one', () => {
  const set = [ofWalrus, whole]
  expect(wholeRelease(set)).toBe(whole)
  expect(releaseOfSpecies(set, 'walrus')).toBe(ofWalrus)
  expect(releaseOfSpecies(set, 'narwhal')).toBe(whole)
  expect(releaseOfSpecies([ofWalrus], 'narwhal')).toBeUndefined()
})

describe('a release of walruses', () => {
  const release = { version: '2026.1', covers: ['walrus'] }

  test.each([
    { what: 'beside a whole release', set: [whole], problem: undefined },
    { what: 'beside nothing', set: [], problem: 'partial_needs_whole' },
    {
      what: 'beside simulated records',
      set: [{ ...whole, simulated: true }],
      problem: 'partial_needs_whole',
    },
    { what: 'beside sums', set: [{ ...whole, aggregated: true }], problem: 'partial_of_another_kind' },
    { what: 'of sums', set: [whole], given: { aggregated: true }, problem: 'partial_of_another_kind' },
    {
      what: 'of sums beside sums',
      set: [{ ...whole, aggregated: true }],
      given: { aggregated: true },
      problem: undefined,
    },
    { what: 'of the same version', set: [whole], given: { version: '2025.1' }, problem: undefined },
    { what: 'of an older version', set: [whole], given: { version: '2024.1' }, problem: 'partial_is_older' },
    {
      what: 'of a later version with two digits',
      set: [whole],
      given: { version: '2025.10' },
      problem: undefined,
    },
    { what: 'without a version', set: [whole], given: { version: null }, problem: 'partial_needs_version' },
    {
      what: 'without a version, like the whole one',
      set: [{ ...whole, version: null }],
      given: { version: null },
      problem: undefined,
    },
    {
      what: 'older than the one that covers walruses',
      set: [{ ...ofWalrus, version: '2027.1' }, whole],
      problem: 'partial_is_older',
    },
    {
      what: 'older than one of another species',
      set: [{ ...ofWalrus, version: '2027.1', covers: ['lynx'] }, whole],
      problem: undefined,
    },
  ])('$what: $problem', ({ set, given, problem }) => {
    expect(partialProblem(set, { ...release, ...given })).toBe(problem)
  })
})

test.each([
  { what: 'the same set', one: [whole], other: [whole], species: [] },
  { what: 'one that came', one: [whole], other: [ofWalrus, whole], species: ['walrus'] },
  { what: 'one that went', one: [ofWalrus, whole], other: [whole], species: ['walrus'] },
  {
    what: 'one in the place of a part of another',
    one: [{ id: 'of two', covers: ['walrus', 'lynx'] }, whole],
    other: [ofWalrus, { id: 'of two', covers: ['lynx'] }, whole],
    species: ['walrus'],
  },
  { what: 'another whole release', one: [ofWalrus, whole], other: [{ id: 'later' }], species: undefined },
  { what: 'the first release', one: [], other: [whole], species: undefined },
])('between sets, $what: $species', ({ one, other, species }) => {
  expect(speciesBetween(one, other)).toEqual(species)
})
