import { expect, test } from 'vitest'
import { currentDay } from './current-day.ts'

test('the day follows the clock, forwards over midnight and back again', () => {
  let now = 0
  const today = currentDay(() => now)
  const told = [
    '2026-11-26T23:59:59.999Z',
    '2026-11-27T00:00:00.000Z',
    '2026-11-27T12:00:00.000Z',
    '2026-11-26T23:59:59.000Z',
    '2026-12-01T00:00:00.000Z',
  ].map((moment) => {
    now = Date.parse(moment)
    return today()
  })
  expect(told).toEqual(['2026-11-26', '2026-11-27', '2026-11-27', '2026-11-26', '2026-12-01'])
})
