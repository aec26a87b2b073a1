import { expect, test } from 'vitest'
import { todayInUtc } from './today.ts'

test('a day ends with its last moment in UTC', () => {
  let now = ''
  const day = todayInUtc(() => Date.parse(now))
  const moments = ['2026-12-31T00:00:00.000Z', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00:00.000Z']
  const told = moments.map((moment) => {
    now = moment
    return day()
  })
  expect(told).toEqual(['2026-12-31', '2026-12-31', '2027-01-01'])
})
