import { expect, test } from 'vitest'
import { placeOnScale, timesScale } from './times-points.ts'

test.each([
  { what: 'no flag at all', times: [], ticks: [1, 10] },
  { what: 'flags without a threshold', times: [null], ticks: [1, 10] },
  { what: 'just above the threshold', times: [1.03, null], ticks: [1, 10] },
  { what: 'a power of ten exactly', times: [10, 2], ticks: [1, 10] },
  { what: 'beyond a hundred', times: [220, 1.03], ticks: [1, 10, 100, 1000] },
])('$what: ticks $ticks', ({ times, ticks }) => {
  expect(timesScale(times)).toEqual({ most: ticks.at(-1), ticks })
})

test.each([
  { times: 1, place: 0 },
  { times: 10, place: 0.5 },
  { times: 100, place: 1 },
  { times: 1000, place: 1 },
])('$times times stands at $place of a scale to a hundred', ({ times, place }) => {
  expect(placeOnScale(times, { most: 100, ticks: [1, 10, 100] })).toBeCloseTo(place)
})
