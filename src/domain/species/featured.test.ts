import { expect, test } from 'vitest'
import type { Drawing } from './drawing.ts'
import { featuredSpecies } from './featured.ts'

const species = (name: string, drawing: Drawing | null) => ({ name, drawing })
const BELUGA = species('beluga', 'beluga')
const NARWHAL = species('narwhal', 'narwhal')
const ORCA = species('orca', 'toothed-whale')
const OWL = species('owl', 'bird')
const CRANE = species('crane', 'waterbird')
const BEAR = species('bear', 'land-mammal')
const SHARK = species('shark', 'shark')
const ROSEROOT = species('roseroot', 'plant')
const UNDRAWN = species('undrawn', null)
const ALL = [BEAR, BELUGA, CRANE, NARWHAL, ORCA, OWL, ROSEROOT, SHARK, UNDRAWN]

test.for([
  { day: '2026-01-01', featured: [BELUGA, CRANE, BEAR] },
  { day: '2026-01-02', featured: [NARWHAL, OWL, ROSEROOT] },
  { day: '2026-01-04', featured: [BELUGA, OWL, UNDRAWN] },
])('a whale, a bird and another species are featured, each kind in turn: $day', ({ day, featured }) => {
  expect(featuredSpecies(ALL, day)).toEqual(featured)
})

test('every species has its turn', () => {
  const days = Array.from({ length: 12 }, (_, offset) =>
    new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10),
  )
  expect(new Set(days.flatMap((day) => featuredSpecies(ALL, day)))).toEqual(new Set(ALL))
})

test.for([
  { what: 'no birds', listed: [BELUGA, NARWHAL, BEAR, SHARK], featured: [BELUGA, BEAR, NARWHAL] },
  { what: 'fewer than three species', listed: [NARWHAL], featured: [NARWHAL] },
  { what: 'none', listed: [], featured: [] },
])('others take the place of a kind without species: $what', ({ listed, featured }) => {
  expect(featuredSpecies(listed, '2026-01-01')).toEqual(featured)
})
