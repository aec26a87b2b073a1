import { expect, test } from 'vitest'
import { sortedFigures } from './figure-order.ts'
import type { ProofVerdict } from './proof-verdict.ts'

const figure = (name: string, printed_value: number, ours: number | null, verdict: ProofVerdict | null) => ({
  figure: name,
  species_id: name < 'c' ? 'walrus' : 'narwhal',
  printed_value,
  ours,
  verdict,
})
const FIGURES = [
  figure('a', 5, 9, 'method_differs'),
  figure('b', 7, null, null),
  figure('c', 1, 1, 'equal'),
  figure('d', 7, 7, 'equal'),
]

test.each([
  { sort: 'species' as const, descending: false, order: 'cdab' },
  { sort: 'species' as const, descending: true, order: 'abcd' },
  { sort: 'printed' as const, descending: false, order: 'cadb' },
  { sort: 'printed' as const, descending: true, order: 'dbac' },
  { sort: 'ours' as const, descending: false, order: 'cdab' },
  { sort: 'ours' as const, descending: true, order: 'adcb' },
  { sort: 'verdict' as const, descending: false, order: 'cdab' },
])('by $sort, descending $descending: $order', ({ order, ...by }) => {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
  const sorted = sortedFigures(FIGURES, by, ({ species_id }) => species_id, compare)
  expect(sorted.map(({ figure: name }) => name).join('')).toBe(order)
})
