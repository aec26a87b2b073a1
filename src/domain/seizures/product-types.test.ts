import { expect, test } from 'vitest'
import { productName, productTypes } from './product-types.ts'

const seized = (
  product_name: string | null,
  is_high_value = false,
  product_category: string | null = null,
) => ({
  product_category,
  product: product_name === null ? null : { product_name, is_high_value },
})

test('kinds are counted once each, by alphabet, and the valuable are told', () => {
  expect(productTypes([seized('tusks', true), seized('skins'), seized('tusks', true)])).toEqual([
    { name: 'skins', is_high_value: false, records: 1 },
    { name: 'tusks', is_high_value: true, records: 2 },
  ])
})

test.each([
  { what: 'the product', seizure: seized('tusks', true, 'body part'), name: 'tusks' },
  { what: 'its category where no product is named', seizure: seized(null, false, 'food'), name: 'food' },
  { what: 'nothing where the record says neither', seizure: seized(null), name: undefined },
])('a record names $what', ({ seizure, name }) => {
  expect(productName(seizure)).toBe(name)
  expect(productTypes([seizure]).map((kind) => kind.name)).toEqual(name === undefined ? [] : [name])
})
