import { expect, test } from 'vitest'
import { isOutdated, withAge } from './article-age.ts'

const MADE = '2026-11-21T10:00:00.000Z'

test.each([
  { what: 'never made', last_updated: null, last_change: MADE, day: '2026-11-22', outdated: false },
  { what: 'nothing changed', last_updated: MADE, last_change: null, day: '2026-11-22', outdated: false },
  {
    what: 'changed before',
    last_updated: MADE,
    last_change: '2026-11-21T09:59:59.999Z',
    day: '2026-11-22',
    outdated: false,
  },
  {
    what: 'made by the change itself',
    last_updated: MADE,
    last_change: MADE,
    day: '2026-11-22',
    outdated: false,
  },
  {
    what: 'changed since',
    last_updated: MADE,
    last_change: '2026-11-21T10:00:00.001Z',
    day: '2026-11-22',
    outdated: true,
  },
  { what: 'another year', last_updated: MADE, last_change: null, day: '2027-01-01', outdated: true },
])('$what: outdated $outdated', ({ last_updated, last_change, day, outdated }) => {
  const moment = (text: string | null) => (text === null ? null : new Date(text))
  const row = { last_updated: moment(last_updated), last_change: moment(last_change) }
  expect(isOutdated(row, day)).toBe(outdated)
  expect(withAge([row], day)).toEqual([{ last_updated: row.last_updated, is_outdated: outdated }])
})
