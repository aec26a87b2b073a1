import { expect, test } from 'vitest'
import type { ExploredAxis } from './explored-axis.ts'
import type { ExploredFigure } from './explored-figures.ts'
import { partsBeyondTotal } from './parts-in-words.ts'

const figure = (amount: number): ExploredFigure => ({
  rows: 1,
  figure: amount,
  lower: amount,
  exporters: amount,
  importers: 0,
})
const axis = (by: ExploredAxis['by'], amounts: number[]): ExploredAxis => ({
  by,
  places: amounts.map((amount, at) => ({ kind: 'value', value: `${at}`, ...figure(amount) })),
})

test.each([
  { what: 'purposes that overlap', by: 'purpose', amounts: [80, 40], total: 100, beyond: 0.2 },
  { what: 'sources that overlap', by: 'source', amounts: [60, 41], total: 100, beyond: 0.01 },
  { what: 'purposes of one side', by: 'purpose', amounts: [60, 40], total: 100, beyond: undefined },
  { what: 'sums of fractions', by: 'source', amounts: [0.1, 0.2], total: 0.3, beyond: undefined },
  { what: 'no figure at all', by: 'source', amounts: [0], total: 0, beyond: undefined },
  { what: 'the two ledgers', by: 'reporter', amounts: [80, 90], total: 100, beyond: undefined },
] as const)('$what: $beyond', ({ by, amounts, total, beyond }) => {
  const said = partsBeyondTotal({ axes: [axis(by, [...amounts])], cells: [], total: figure(total) })
  expect(said?.values.share).toEqual(
    beyond === undefined ? undefined : { as: 'share', value: expect.closeTo(beyond) },
  )
})

test('of two fields the cells are the parts', () => {
  const axes = [axis('importer', [60, 40]), axis('purpose', [70, 50])]
  const cells = [
    [figure(50), figure(20)],
    [figure(20), null],
  ]
  expect(partsBeyondTotal({ axes, cells, total: figure(80) })?.values.share).toEqual({
    as: 'share',
    value: 0.125,
  })
  expect(partsBeyondTotal({ axes, cells, total: figure(90) })).toBeUndefined()
})
