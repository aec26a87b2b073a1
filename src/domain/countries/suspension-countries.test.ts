import { expect, test } from 'vitest'
import { isSuspensionCountry } from './suspension-countries.ts'

test.each([
  { country_code: 'CA', arctic_council: true, offered: true },
  { country_code: 'GL', arctic_council: false, offered: true },
  { country_code: 'FO', arctic_council: false, offered: true },
  { country_code: 'SJ', arctic_council: false, offered: false },
  { country_code: 'DE', arctic_council: false, offered: false },
])('$country_code: $offered', ({ offered, ...country }) => {
  expect(isSuspensionCountry(country)).toBe(offered)
})
