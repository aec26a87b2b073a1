import { expect, test } from 'vitest'
import { featuredSpecies } from './featured.ts'

const FORTY_THREE = Array.from({ length: 43 }, (_, index) => index)

test('three species are featured, the same all day', () => {
  expect(featuredSpecies(FORTY_THREE, '2026-01-01')).toEqual([3, 4, 5])
  expect(featuredSpecies(FORTY_THREE, '2026-01-01')).toEqual([3, 4, 5])
})

test('the next day features the next three, across the end of the list too', () => {
  expect(featuredSpecies(FORTY_THREE, '2026-01-02')).toEqual([6, 7, 8])
  expect(featuredSpecies(FORTY_THREE, '2026-01-14')).toEqual([42, 0, 1])
})

test('every species has its turn within six weeks', () => {
  const days = Array.from({ length: 43 }, (_, offset) =>
    new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10),
  )
  expect(new Set(days.flatMap((day) => featuredSpecies(FORTY_THREE, day))).size).toBe(43)
})

test('fewer than three species are all featured', () => {
  expect(featuredSpecies(['narwhal'], '2026-05-05')).toEqual(['narwhal'])
})
