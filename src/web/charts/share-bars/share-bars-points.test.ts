import { expect, test } from 'vitest'
import { codeBars, countryBars } from './share-bars-points.ts'

const share = (code: string | null) => ({ code, records: 3, quantity: 4, percentage: 50 })
const nameOf = (code: string | null) => `name of ${code}`

test('unknown, various and blank partners belong to nobody and stand apart under the countries', () => {
  const bars = countryBars(
    { ranked: ['DK', 'GL'].map(share), unnamed: ['XX', 'XV', null].map(share) },
    nameOf,
  )
  expect(bars.map(({ id, nameless, apart }) => [id, nameless, apart])).toEqual([
    ['DK', false, false],
    ['GL', false, false],
    ['XX', true, true],
    ['XV', true, true],
    ['', true, true],
  ])
})

test('a purpose that was not reported keeps its place', () => {
  expect(codeBars(['T', null].map(share), nameOf).map(({ nameless, apart }) => [nameless, apart])).toEqual([
    [false, false],
    [true, false],
  ])
})

test('a bar carries its name and figures', () => {
  expect(codeBars([share('T')], nameOf)).toEqual([
    {
      id: 'T',
      label: 'name of T',
      records: 3,
      quantity: 4,
      percentage: 50,
      nameless: false,
      apart: false,
    },
  ])
})
