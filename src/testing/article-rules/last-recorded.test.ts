import { expect, test } from 'vitest'
import { shipments } from './counted-shipments.ts'
import { lastRecorded } from './last-recorded.ts'

test.each([
  { what: 'nothing traded', of: [], last: undefined },
  { what: 'never a quantity', of: [shipments({ quantity: null })], last: undefined },
  {
    what: 'a later year of nothing does not count',
    of: [shipments({ year: 2019, quantity: 4 }), shipments({ year: 2021, quantity: 0 })],
    last: { year: 2019, quantity: 4 },
  },
  {
    what: 'specimens of that year are added up, other units and years are not',
    of: [
      shipments({ year: 2020, quantity: 4, reporter_type: 'E' }),
      shipments({ year: 2020, quantity: 3, reporter_type: 'I' }),
      shipments({ year: 2020, quantity: 900, unit: 'kg' }),
      shipments({ year: 2019, quantity: 50 }),
    ],
    last: { year: 2020, quantity: 7 },
  },
  {
    what: 'in other units alone, the specimens are not known',
    of: [shipments({ year: 2020, quantity: 900, unit: 'kg' }), shipments({ year: 2020, quantity: null })],
    last: { year: 2020, quantity: null },
  },
])('$what', ({ of, last }) => {
  expect(lastRecorded(of)).toEqual(last)
})
