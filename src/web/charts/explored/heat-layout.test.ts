import { expect, test } from 'vitest'
import { HEAT_ROW, heatLayout } from './heat-layout.ts'

const texts = (columns: string[]) => ({
  rows: [
    { label: 'Greenland', total: '1,234' },
    { label: 'Canada', total: '56' },
  ],
  columns,
  key: ['1–9', '10–99', '100–999', '1,000 and more'],
})

test('cells share what names and totals leave of the width', () => {
  const { cells, totalEnd } = heatLayout(texts(['Tusks', 'Meat']), 600)
  expect(cells.x).toBeGreaterThan(totalEnd)
  expect(cells.x + 2 * cells.width).toBeCloseTo(600)
})

test('names of columns are level where there is room, else turned', () => {
  expect(heatLayout(texts(['Tusks', 'Meat']), 600).isTurned).toBe(false)
  expect(heatLayout(texts(Array.from({ length: 20 }, () => 'Tusks')), 600).isTurned).toBe(true)
})

test('a long name takes three lines at most', () => {
  const long = 'Skins and parts of skins of animals bred in captivity'
  const { columns } = heatLayout(texts([long, ...Array.from({ length: 4 }, () => 'Meat')]), 560)
  expect(columns[0]?.length).toBeLessThanOrEqual(3)
})

test('it is as high as its rows, with the key and the names above them', () => {
  const { height, cells } = heatLayout(texts(['Tusks']), 600)
  expect(height - cells.y).toBe(2 * HEAT_ROW)
})

test('the key takes further lines where it is too wide for one', () => {
  expect(new Set(heatLayout(texts(['Tusks']), 600).key.map(({ y }) => y)).size).toBe(1)
  expect(new Set(heatLayout(texts(['Tusks']), 180).key.map(({ y }) => y)).size).toBeGreaterThan(1)
})
