import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notADecimal, plainDecimal } from './decimal-text.ts'

test.each([
  { text: '150', decimal: '150' },
  { text: '0.65', decimal: '0.65' },
  { text: '5e+06', decimal: '5000000' },
  { text: '2e+05', decimal: '200000' },
  { text: '6e-07', decimal: '0.0000006' },
  { text: '1.25e-05', decimal: '0.0000125' },
  { text: '1.234567e+03', decimal: '1234.567' },
  { text: '12.5E2', decimal: '1250' },
  { text: '7.', decimal: '7' },
  { text: '0e+00', decimal: '0' },
  { text: '', decimal: undefined },
  { text: '-3', decimal: undefined },
  { text: '1,234', decimal: undefined },
  { text: '12 kg', decimal: undefined },
  { text: 'NaN', decimal: undefined },
  { text: 'Infinity', decimal: undefined },
  { text: '0x10', decimal: undefined },
  { text: '1e999999', decimal: undefined },
  { text: '9'.repeat(400), decimal: undefined },
  { text: `0.${'1'.repeat(400)}`, decimal: undefined },
])("'$text' is $decimal", ({ text, decimal }) => {
  expect(plainDecimal(text)).toBe(decimal)
})

test('the plain form is worth the same as the scientific one', () => {
  const digits = fc.bigInt({ min: 1n, max: 10n ** 15n })
  fc.assert(
    fc.property(digits, fc.integer({ min: -20, max: 20 }), (mantissa, exponent) => {
      const [first = '', ...rest] = String(mantissa)
      const text = `${first}.${rest.join('')}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
      const plain = plainDecimal(text)
      expect(plain).toMatch(/^\d+(\.\d+)?$/)
      expect(Number(plain)).toBe(Number(text))
    }),
  )
})

test('the reason tells a negative figure from a word', () => {
  expect(notADecimal('-3')).toBe("'-3' is negative")
  expect(notADecimal('many')).toBe("'many' is not a number")
})
