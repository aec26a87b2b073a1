import { expect, test } from 'vitest'
import { illegalTradeFigures } from './illegal-trade-figures.ts'

const seized = (product_name: string, is_high_value = false) => ({
  product_category: 'products',
  product: { product_name, is_high_value },
})

test('records, kinds of product and valuable kinds are counted', () => {
  const seizures = [seized('tusks', true), seized('tusks', true), seized('skins'), seized('ivory', true)]
  expect(illegalTradeFigures(seizures, false, false)).toEqual({
    totalSeizures: 4,
    productTypesCount: 3,
    highValueProductsCount: 2,
    isCitesAppendixI: false,
    riskLevel: 'low',
    productTypes: ['ivory', 'skins', 'tusks'],
  })
})

test('a record without a product still names its category', () => {
  const seizures = [
    { product_category: 'live', product: null },
    { product_category: null, product: null },
  ]
  expect(illegalTradeFigures(seizures, true, false)).toMatchObject({
    totalSeizures: 2,
    productTypes: ['live'],
    riskLevel: 'high',
  })
})

test.each([false, true])('simulated records are not rated, in Appendix I %s', (isCitesAppendixI) => {
  const seizures = Array.from({ length: 60 }, () => seized('tusks', true))
  expect(illegalTradeFigures(seizures, isCitesAppendixI, true)).toMatchObject({
    riskLevel: null,
    highValueProductsCount: null,
    isCitesAppendixI,
  })
})
