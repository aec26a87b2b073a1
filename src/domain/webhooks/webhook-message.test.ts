import { expect, test } from 'vitest'
import { messageOf, type PublicChange, signedContent } from './webhook-message.ts'

const NOW = { now: new Date('2026-11-27T08:00:00Z'), data_version: 7 }
const change = (id: string): PublicChange => ({
  event: 'records.changed',
  table: 'families',
  id,
  action: 'update',
})

test.each([
  [0, 0, 0],
  [2, 2, 0],
  [100, 100, 0],
  [103, 100, 3],
])('of %i changes %i are named and %i are not', (many, named, left_off) => {
  const changes = Array.from({ length: many }, (_, index) => change(String(index)))
  const { data, ...message } = messageOf('records.changed', changes, NOW)
  expect(message).toEqual({ type: 'records.changed', timestamp: '2026-11-27T08:00:00.000Z' })
  expect([data.data_version, data.changes.length, data.left_off]).toEqual([7, named, left_off])
})

test('a message names table, row and action of a change and nothing else', () => {
  expect(messageOf('records.changed', [change('1')], NOW).data.changes).toEqual([
    { table: 'families', id: '1', action: 'update' },
  ])
})

test('id, time and body are signed together', () => {
  expect(signedContent('msg_1', 1_700_000_000, '{"a":1}')).toBe('msg_1.1700000000.{"a":1}')
})
