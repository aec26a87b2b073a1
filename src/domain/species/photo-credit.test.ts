import { expect, test } from 'vitest'
import { licenceName, photoCredit } from './photo-credit.ts'

test.each([
  { attribution: '(c) A Naturalist', license_code: 'cc-by', credit: '(c) A Naturalist, CC BY' },
  {
    attribution: '(c) A Naturalist, some rights reserved (CC BY)',
    license_code: 'cc-by',
    credit: '(c) A Naturalist, some rights reserved (CC BY)',
  },
  { attribution: '(c) A Naturalist', license_code: null, credit: '(c) A Naturalist' },
  { attribution: null, license_code: 'cc0', credit: 'CC0' },
  { attribution: null, license_code: null, credit: null },
])('by $attribution under $license_code: $credit', ({ credit, ...photo }) => {
  expect(photoCredit(photo)).toBe(credit)
})

test.each([
  { code: 'cc-by', name: 'CC BY' },
  { code: 'cc-by-nc-sa', name: 'CC BY-NC-SA' },
  { code: 'cc0', name: 'CC0' },
  { code: 'pd', name: 'pd' },
])('$code is $name', ({ code, name }) => {
  expect(licenceName(code)).toBe(name)
})
