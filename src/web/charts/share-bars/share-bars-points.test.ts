import { expect, test } from 'vitest'
import { barsWithOthers, countryBars, valueBars } from './share-bars-points.ts'

const nameOf = (code: string | null) => `name of ${code}`

test('what no country can be ranked by stands apart under the countries, a zero too', () => {
  const figures = { ranked: [{ code: 'DK', figure: 60 }], named: 75, not_named: 25, high_seas: 0 }
  const bars = countryBars(figures, nameOf, [
    { id: 'not_named', label: 'Not named' },
    { id: 'high_seas', label: 'High seas' },
  ])
  expect(bars.map(({ id, figure, percentage, apart }) => [id, figure, percentage, apart])).toEqual([
    ['DK', 60, 60, false],
    ['not_named', 25, 25, true],
    ['high_seas', 0, 0, true],
  ])
})

test('a purpose that was not reported keeps its place, but is nobody’s', () => {
  const bars = valueBars(
    [
      { value: 'T', records: 3 },
      { value: null, records: 1 },
    ],
    nameOf,
  )
  expect(bars).toEqual([
    { id: 'T', label: 'name of T', figure: 3, percentage: 75, nameless: false, apart: false },
    { id: '', label: 'name of null', figure: 1, percentage: 25, nameless: true, apart: false },
  ])
})

test('shares are of all records where more values are counted than listed, and the others have a bar', () => {
  const values = [
    { value: 'narwhal', records: 50 },
    { value: 'walrus', records: 25 },
  ]
  const bars = barsWithOthers(values, (value) => value, { all: 100, label: '3 other species' })
  expect(bars.map(({ label, figure, percentage }) => [label, figure, percentage])).toEqual([
    ['narwhal', 50, 50],
    ['walrus', 25, 25],
    ['3 other species', 25, 25],
  ])
  expect(bars.at(-1)).toMatchObject({ nameless: true, apart: true })
  expect(barsWithOthers(values, (value) => value, { all: 75, label: '' })).toHaveLength(2)
})
