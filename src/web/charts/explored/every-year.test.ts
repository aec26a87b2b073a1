import { expect, test } from 'vitest'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { everyYear } from './every-year.ts'

const figure = (rows: number) => ({ rows, figure: rows, lower: rows, exporters: rows, importers: 0 })
const value = (name: string | number, rows: number) => ({
  kind: 'value' as const,
  value: name,
  ...figure(rows),
})

const byYear = (...second: ExploredAnswer['axes']) =>
  ({
    count: 'records',
    last_complete_year: 2004,
    axes: [{ by: 'year', places: [value(2000, 3), value(2002, 1), value(2006, 2)] }, ...second],
    cells: second.length === 0 ? [] : [[figure(3)], [figure(1)], [figure(2)]],
  }) as ExploredAnswer

const listed = ({ axes }: ExploredAnswer) =>
  axes[0]?.places.map((place) => [place.kind === 'value' ? place.value : place.kind, place.figure])

test('a complete year without a row is zero, an incomplete one is left out', () => {
  const filled = everyYear(byYear(), { first: 2000, last: 2007 })
  expect(listed(filled)).toEqual([
    [2000, 3],
    [2001, 0],
    [2002, 1],
    [2003, 0],
    [2004, 0],
    [2006, 2],
  ])
  expect(filled.cells).toEqual([])
})

test('the cells stay with their years', () => {
  const filled = everyYear(byYear({ by: 'term', places: [value('tusks', 6)] }), { first: 2000, last: 2004 })
  expect(filled.cells).toEqual([[figure(3)], [null], [figure(1)], [null], [null]])
})
