import { expect, test } from 'vitest'
import { illegalTradeFigures } from './illegal-trade-figures.ts'

const seized = (product_name: string, is_high_value = false) => ({
  product_category: 'products',
  product: { product_name, is_high_value },
})

test('records, kinds of product and valuable kinds are counted', () => {
  const seizures = [seized('tusks', true), seized('tusks', true), seized('skins'), seized('ivory', true)]
  expect(illegalTradeFigures(seizures, false)).toEqual({
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
  expect(illegalTradeFigures(seizures, true)).toMatchObject({
    totalSeizures: 2,
    productTypes: ['live'],
    riskLevel: 'high',
  })
})
