import { expect, test } from 'vitest'
import { activeSuspensions, suspendedCountries } from './suspensions.ts'

test('each active suspension under CITES counts, each of their countries is named once', () => {
  const of = (country: string, more = {}) => ({
    country,
    is_active: true,
    issued_by: 'cites' as const,
    ...more,
  })
  expect(
    activeSuspensions([
      of('Norway'),
      of('Greenland'),
      of('Norway'),
      of('Canada', { is_active: false }),
      of('Russia', { issued_by: 'eu' }),
    ]),
  ).toEqual({ count: 3, states: [{ country: 'Greenland' }, { country: 'Norway' }] })
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
