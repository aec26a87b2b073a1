import { expect, test } from 'vitest'
import { barsHeight, barsLayout, ROW } from './share-bars-layout.ts'

const bar = (records: number, label = 'Denmark') => ({ label, records, figure: '11,748 48.1 %' })

test('bars keep their proportion, and the smallest is still seen', () => {
  const { bars } = barsLayout([bar(1000), bar(500), bar(1)], 400)
  const [first, second, third] = bars
  expect(second?.width).toBeCloseTo((first?.width ?? 0) / 2)
  expect(third?.width).toBeGreaterThanOrEqual(1)
})

test('the longest bar leaves room for its figures', () => {
  const { axis, bars } = barsLayout([bar(1000)], 400)
  expect(axis + (bars[0]?.width ?? 0)).toBeLessThan(400 - 60)
})

test('a very long name does not push the bars off a small screen', () => {
  const { axis, bars } = barsLayout([bar(10, 'High seas (introduction from the sea) and elsewhere')], 300)
  expect(axis).toBeLessThanOrEqual(300 * 0.46 + 10)
  expect(bars[0]?.width).toBeGreaterThan(0)
})

test('rows stand one below the other', () => {
  const [first, second] = barsLayout([bar(2), bar(1)], 400).bars
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(ROW)
})

test.each([
  { rows: 3, height: 300 },
  { rows: 11, height: 300 },
  { rows: 13, height: 346 },
])('$rows rows are $height high', ({ rows, height }) => {
  expect(barsHeight(rows, 300)).toBe(height)
})

test('nothing to draw draws nothing', () => {
  expect(barsLayout([], 300).bars).toEqual([])
})
