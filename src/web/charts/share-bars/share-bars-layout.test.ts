import { expect, test } from 'vitest'
import { barsHeight, barsLayout, ROW } from './share-bars-layout.ts'

const bar = (figure: number, label = 'Denmark', apart = false) => ({
  label,
  figure,
  apart,
  written: '11,748 48.1 %',
})
const rows = (count: number) => Array.from({ length: count }, (_, place) => bar(count - place))

test('bars keep their proportion, and the smallest is still seen', () => {
  const { bars } = barsLayout([bar(1000), bar(500), bar(1)], 400)
  const [first, second, third] = bars
  expect(second?.width).toBeCloseTo((first?.width ?? 0) / 2)
  expect(third?.width).toBeGreaterThanOrEqual(1)
})

test.each([400, 270])('in %d px the longest bar leaves room for its figures', (width) => {
  const { axis, bars } = barsLayout([bar(1000)], width)
  expect(axis + (bars[0]?.width ?? 0)).toBeLessThan(width - 60)
})

test('a very long name does not push the bars off a small screen', () => {
  const { axis, bars } = barsLayout([bar(10, 'High seas (introduction from the sea) and elsewhere')], 420)
  expect(axis).toBeLessThanOrEqual(420 * 0.52 + 10)
  expect(bars[0]?.width).toBeGreaterThan(0)
})

test('in little room the name stands above its bar, whole, and the bar takes the width', () => {
  const { stacked, labelRoom, axis, bars } = barsLayout([bar(10, 'Circus or travelling exhibition')], 270)
  expect(stacked).toBe(true)
  expect(labelRoom).toBe(270)
  expect(axis).toBe(0)
  expect(bars[0]?.nameAt).toBeLessThan(bars[0]?.top ?? 0)
  expect(bars[0]?.width).toBeGreaterThan(130)
})

test('rows stand one below the other', () => {
  const [first, second] = barsLayout([bar(2), bar(1)], 400).bars
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBe(ROW)
})

test('who is not ranked stands under the ranked, after a gap', () => {
  const [first, second, third] = barsLayout(
    [bar(2), bar(9, 'Unknown', true), bar(1, 'Various', true)],
    400,
  ).bars
  expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(ROW)
  expect((third?.y ?? 0) - (second?.y ?? 0)).toBe(ROW)
})

test.each([
  { what: 'few rows take the room they need', count: 3, width: 450, height: 86 },
  { what: 'so do eight', count: 8, width: 450, height: 216 },
  { what: 'nine fill the agreed height', count: 9, width: 450, height: 300 },
  { what: 'many rows need more', count: 13, width: 450, height: 346 },
  { what: 'with names above them, ten need more', count: 10, width: 270, height: 428 },
  { what: 'and three still little', count: 3, width: 270, height: 134 },
])('$what', ({ count, width, height }) => {
  expect(barsHeight(rows(count), width, 300)).toBe(height)
})

test.each([450, 270])('in %d px all bars fit into the height', (width) => {
  const bars = [...rows(10), bar(4, 'Unknown', true)]
  const last = barsLayout(bars, width).bars.at(-1)
  expect((last?.top ?? 0) + (last?.height ?? 0)).toBeLessThan(barsHeight(bars, width, 300))
})

test('nothing to draw draws nothing', () => {
  expect(barsLayout([], 300).bars).toEqual([])
})
