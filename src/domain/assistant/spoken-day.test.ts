import { expect, test } from 'vitest'
import { findSpokenDay } from './spoken-day.ts'

test.each([
  ['since 2026-01-15', '2026-01-15'],
  ['since 2026-1-5', '2026-01-05'],
  ['since the 3rd of march 2026', '2026-03-03'],
  ['since 3 mar 2026', '2026-03-03'],
  ['since march 3, 2026', '2026-03-03'],
  ['since march 2026', '2026-03-01'],
  ['from 2025', '2025-01-01'],
  ['today', '2026-05-31'],
  ['since yesterday', '2026-05-30'],
  ['in the last 7 days', '2026-05-24'],
  ['in the past two weeks', '2026-05-17'],
  ['last month', '2026-04-30'],
  ['last 3 months', '2026-02-28'],
  ['since three days ago', '2026-05-28'],
  ['in the last 10 years', '2016-05-31'],
  ['this month', '2026-05-01'],
  ['this year', '2026-01-01'],
])('%s: %s', (text, day) => {
  expect(findSpokenDay(`changed ${text} by`, '2026-05-31')).toEqual({
    day,
    before: expect.stringMatching(/^changed $/),
    after: ' by',
  })
})

test.each([
  'on 2026-01-15',
  '2026-01-15',
  'before 2026-01-15',
  'since 2026-02-30',
  'since 2026-13-01',
  'since 2026-06-01',
  'yesterday',
  'since then',
  'ten years',
])('%s names no day that something begins on', (text) => {
  expect(findSpokenDay(text, '2026-05-31')).toBeUndefined()
})
