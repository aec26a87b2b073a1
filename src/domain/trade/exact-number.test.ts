import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isExactNumber } from './exact-number.ts'

test.each([
  { decimal: '0', exact: true },
  { decimal: '0.000000000000000000000', exact: true },
  { decimal: '330000000', exact: true },
  { decimal: '0.666666667', exact: true },
  { decimal: '10.5000000000000000000', exact: true },
  { decimal: '0.00000000000000000025', exact: true },
  { decimal: '5000000000000000000000000', exact: true },
  { decimal: '9007199254740992', exact: true },
  { decimal: '9007199254740993', exact: false },
  { decimal: '1234567890.123456789', exact: false },
  // Rounded to nine places its double is the same, but readers write 12345678.123456788.
  { decimal: '12345678.123456789', exact: false },
  { decimal: '0.30000000000000004', exact: true },
  { decimal: '0.30000000000000002', exact: false },
])('$decimal is exact: $exact', ({ decimal, exact }) => {
  expect(isExactNumber(decimal)).toBe(exact)
})

test('a number of up to fifteen digits is exact, wherever its point stands', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(digits, fc.nat({ max: 25 }), (all, places) => {
      const text = all.join('').padStart(places + 1, '0')
      const decimal = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`
      expect(isExactNumber(decimal)).toBe(true)
    }),
  )
})
