import { expect, test } from 'vitest'
import { licenceName } from './licence-name.ts'

test.each([
  { code: 'cc-by', name: 'CC BY' },
  { code: 'cc-by-nc-sa', name: 'CC BY-NC-SA' },
  { code: 'cc0', name: 'CC0' },
  { code: 'pd', name: 'pd' },
])('$code is $name', ({ code, name }) => {
  expect(licenceName(code)).toBe(name)
})
