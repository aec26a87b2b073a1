import { expect, test } from 'vitest'
import { quantityDecimals } from './shown-quantity.ts'

test.each([
  { quantity: 28_305.6, decimals: 0 },
  { quantity: 1, decimals: 0 },
  { quantity: 0.25, decimals: 2 },
  { quantity: 0, decimals: 2 },
])('$quantity is shown with at most $decimals decimals', ({ quantity, decimals }) => {
  expect(quantityDecimals(quantity)).toBe(decimals)
})
