import { expect, test } from 'vitest'
import { eventSteps } from './event-steps.ts'

const EDGES = { left: 0, right: 400 }

test.each([
  { what: 'names with room stay at the top', at: [0, 200], rows: [0, 0], left: [false, false] },
  {
    what: 'names that would touch go down in steps',
    at: [0, 20, 40],
    rows: [0, 1, 2],
    left: [false, false, false],
  },
  {
    what: 'behind the last name the steps begin anew',
    at: [0, 20, 150],
    rows: [0, 1, 0],
    left: [false, false, false],
  },
  { what: 'at the right edge a name is left of its line', at: [0, 380], rows: [0, 0], left: [false, true] },
])('$what', ({ at, rows, left }) => {
  const steps = eventSteps(
    at.map((x) => ({ x, width: 100 })),
    EDGES,
  )
  expect(steps.map(({ row }) => row)).toEqual(rows)
  expect(steps.map(({ isLeft }) => isLeft)).toEqual(left)
})
