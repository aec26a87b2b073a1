import { expect, test } from 'vitest'
import { suspendedCountries } from './suspensions.ts'

test.each([
  { stored: [], countries: [] },
  { stored: [{ country: 'Norway' }, { country: 'Canada', since: 2001 }], countries: ['Norway', 'Canada'] },
  { stored: ['Norway'], countries: ['Norway'] },
  { stored: '[{"country":"Norway"}]', countries: undefined },
  { stored: { country: 'Norway' }, countries: undefined },
  { stored: [{ country: 'Norway' }, { state: 'Canada' }], countries: undefined },
  { stored: [{ country: null }], countries: undefined },
  { stored: [null], countries: undefined },
  { stored: 7, countries: undefined },
])('$stored: $countries', ({ stored, countries }) => {
  expect(suspendedCountries(stored)).toEqual(countries)
})
