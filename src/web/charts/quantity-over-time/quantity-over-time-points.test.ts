import { expect, test } from 'vitest'
import { quantityLines } from './quantity-over-time-points.ts'

const year = (of: number, exporters: number, importers: number) => ({
  year: of,
  exporters,
  importers,
  larger: Math.max(exporters, importers),
  matched: Math.min(exporters, importers),
})
const tusks = {
  term: 'tusks',
  measure: 'number',
  rows: 3,
  exporters: 12,
  importers: 9,
  larger: 13,
  years: [year(2000, 5, 6), year(2002, 7, 3)],
}
const shown = {
  over_time: [tusks],
  basis: 'larger' as const,
  isBothSides: false,
  span: { first: 2000, last: 2002 },
  last_complete_year: 2001,
}

test('an article has a line on its basis, zero where no row of a complete year names it', () => {
  expect(quantityLines(shown)).toEqual([
    {
      article: { term: 'tusks', measure: 'number' },
      basis: 'larger',
      points: [
        { year: 2000, value: 6, complete: true },
        { year: 2001, value: 0, complete: true },
        { year: 2002, value: 7, complete: false },
      ],
    },
  ])
})

test('both sides have a line each and are never added', () => {
  const lines = quantityLines({ ...shown, isBothSides: true })
  expect(lines.map(({ basis, points }) => [basis, points.map(({ value }) => value)])).toEqual([
    ['exporters', [5, 0, 7]],
    ['importers', [6, 0, 3]],
  ])
})

test('an incomplete year without rows has no figure', () => {
  const [line] = quantityLines({ ...shown, span: { first: 2001, last: 2003 } })
  expect(line?.points.map(({ value }) => value)).toEqual([0, 7, null])
})
