import { expect, test } from 'vitest'
import { SERIES_COLOURS, seriesColours } from './series-colours.ts'

const ALL = Array.from({ length: SERIES_COLOURS + 4 }, (_, place) => `term ${place}`)
const of = (...places: number[]) => places.map((place) => `term ${place}`)

test.each([
  { what: 'the same whatever else is shown', shown: of(2), colours: [2] },
  { what: 'in any order', shown: of(5, 0, 2), colours: [5, 0, 2] },
  { what: 'a rare one takes what nothing shown has', shown: of(12, 0, 1), colours: [2, 0, 1] },
  { what: 'two rare ones differ', shown: of(10, 11), colours: [0, 1] },
  { what: 'an unknown one is rare', shown: ['elsewhere', ...of(0)], colours: [1, 0] },
])('$what', ({ shown, colours }) => {
  expect(seriesColours(ALL, shown)).toEqual(colours)
})

test('beyond ten, colours repeat', () => {
  expect(seriesColours(ALL, ALL).slice(-2)).toEqual([2, 3])
})
