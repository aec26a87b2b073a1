import { expect, test } from 'vitest'
import { drawnStretches, lineParts } from './line-runs.ts'

const points = (values: (number | null)[], lastComplete = 9999) =>
  values.map((value, offset) => ({ year: 2000 + offset, value, complete: 2000 + offset <= lastComplete }))

test('a line without gaps is one run', () => {
  expect(lineParts(points([1, 2, 3]))).toMatchObject({
    runs: [[{ year: 2000 }, { year: 2001 }, { year: 2002 }]],
  })
})

test('a year without a figure interrupts the line', () => {
  const { runs, alone } = lineParts(points([1, 2, null, 4, 5]))
  expect(runs.map((run) => run.map(({ year }) => year))).toEqual([
    [2000, 2001],
    [2003, 2004],
  ])
  expect(alone).toEqual([])
})

test('a figure between two gaps stands alone', () => {
  expect(lineParts(points([null, 7, null])).alone).toEqual([{ year: 2001, value: 7 }])
})

test('the line ends at the last complete year', () => {
  const { runs, incomplete } = lineParts(points([5, 6, 7, 1], 2002))
  expect(runs).toHaveLength(1)
  expect(runs[0]?.at(-1)?.year).toBe(2002)
  expect(incomplete).toEqual([{ year: 2003, value: 1 }])
})

test('what is drawn are the runs and the points beside them', () => {
  const drawn = drawnStretches(points([1, 2, null, 4, null, 6], 2004))
  expect(drawn.map((stretch) => stretch.map(({ year }) => year))).toEqual([[2000, 2001], [2003], [2005]])
})
