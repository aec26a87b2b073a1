import { expect, test } from 'vitest'
import { activeSuspensions } from './article-summary.ts'

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
