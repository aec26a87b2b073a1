import { expect, test } from 'vitest'
import { codeBars, countryBars } from './share-bars-points.ts'

const share = (code: string | null) => ({ code, records: 3, quantity: 4, percentage: 50 })
const nameOf = (code: string | null) => `name of ${code}`

test('unknown, various and blank partners belong to nobody; a country does not', () => {
  expect(countryBars(['DK', 'XX', 'XV', null].map(share), nameOf).map(({ nameless }) => nameless)).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test('a bar carries its name and figures', () => {
  expect(codeBars([share('T')], nameOf)).toEqual([
    { id: 'T', label: 'name of T', records: 3, quantity: 4, percentage: 50, nameless: false },
  ])
})
