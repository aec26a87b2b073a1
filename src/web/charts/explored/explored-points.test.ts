import { describe, expect, test } from 'vitest'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { exploredSpan, heatStep, placeLines, sharesOf, sideLine, totalLine } from './explored-points.ts'

const figure = (rows: number) => ({ rows, figure: rows, lower: rows, exporters: rows, importers: 0 })
const value = (name: string | number, rows: number) => ({
  kind: 'value' as const,
  value: name,
  ...figure(rows),
})

const explored = (changes: Partial<ExploredAnswer>) =>
  ({
    count: 'records',
    last_complete_year: 2004,
    axes: [{ by: 'year', places: [value(2000, 3), value(2002, 1), value(2005, 2)] }],
    cells: [],
    ...changes,
  }) as ExploredAnswer

const values = (points: readonly { value: number | null }[]) => points.map((point) => point.value)

describe('years', () => {
  test('a complete year without a row is zero, an incomplete one has no figure', () => {
    const span = exploredSpan(explored({ last_complete_year: 2003 }), {})
    expect(span).toEqual({ first: 2000, last: 2005 })
    expect(values(totalLine(explored({ last_complete_year: 2003 }), { first: 2000, last: 2006 }))).toEqual([
      3,
      0,
      1,
      0,
      null,
      2,
      null,
    ])
  })

  test('a trade that stopped is drawn to the last complete year, or to the chosen end', () => {
    const stopped = explored({ axes: [{ by: 'year', places: [value(2000, 3)] }] })
    expect(exploredSpan(stopped, {})).toEqual({ first: 2000, last: 2004 })
    expect(exploredSpan(stopped, { last: 2002 })).toEqual({ first: 2000, last: 2002 })
  })

  test('there are none without rows', () => {
    expect(exploredSpan(explored({ axes: [{ by: 'year', places: [] }] }), {})).toBeUndefined()
  })
})

describe('lines', () => {
  test('each place of the second axis is a line from its first year on', () => {
    const two = explored({
      axes: [
        { by: 'year', places: [value(2000, 3), value(2002, 3)] },
        { by: 'term', places: [value('tusks', 3), { kind: 'others', values: 4, ...figure(3) }] },
      ],
      cells: [
        [figure(3), null],
        [null, figure(3)],
      ],
    })
    expect(placeLines(two, { first: 2000, last: 2003 }).map(({ points }) => values(points))).toEqual([
      [3, 0, 0, 0],
      [null, null, 3, 0],
    ])
  })

  test('each side is a line of its own', () => {
    expect(values(sideLine(explored({}), { first: 2000, last: 2002 }, 'exporters'))).toEqual([3, 0, 1])
    expect(values(sideLine(explored({}), { first: 2000, last: 2002 }, 'importers'))).toEqual([0, 0, 0])
  })

  test('where nothing converts into animals the figure is not known', () => {
    const animals = explored({
      count: 'animals',
      axes: [{ by: 'year', places: [value(2000, 3), value(2001, 0)] }],
    })
    expect(values(totalLine(animals, { first: 2000, last: 2002 }))).toEqual([3, null, 0])
  })
})

const THREE_TO_ONE = [
  { rows: 1, figure: 3 },
  { rows: 1, figure: 1 },
]

test('shares are of all places together', () => {
  expect(sharesOf({ by: 'term', places: THREE_TO_ONE }, 'quantity')).toEqual([75, 25])
  expect(sharesOf({ by: 'term', places: [{ rows: 0, figure: 0 }] }, 'quantity')).toEqual([0])
})

test('what the two sides report is not added, and so has no shares', () => {
  expect(sharesOf({ by: 'reporter', places: THREE_TO_ONE }, 'quantity')).toEqual([null, null])
  expect(sharesOf({ by: 'reporter', places: THREE_TO_ONE }, 'animals')).toEqual([null, null])
  expect(sharesOf({ by: 'reporter', places: THREE_TO_ONE }, 'records')).toEqual([75, 25])
})

test.each([
  [0, undefined],
  [0.4, 0],
  [1, 0],
  [9.9, 0],
  [10, 1],
  [999, 2],
  [1000, 3],
  [70_000, 3],
])('%d falls into step %s', (given, step) => {
  expect(heatStep(given)).toBe(step)
})
