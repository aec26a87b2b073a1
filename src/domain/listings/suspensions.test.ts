import { expect, test } from 'vitest'
import { activeSuspensions, suspendedCountries } from './suspensions.ts'

test('each active suspension counts, each of their countries is named once', () => {
  const of = (country: string, is_active = true) => ({ country, is_active })
  expect(activeSuspensions([of('Norway'), of('Greenland'), of('Norway'), of('Canada', false)])).toEqual({
    count: 3,
    states: [{ country: 'Greenland' }, { country: 'Norway' }],
  })
  expect(activeSuspensions([])).toEqual({ count: 0, states: [] })
})

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
