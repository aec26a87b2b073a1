import { expect, test } from 'vitest'
import { FIXABLE_TABLES } from '#domain/assistant/answer.ts'
import { addressOf } from './fix-link.ts'

const KINDS = import.meta.glob<string>('../*/*-kind.tsx', { query: '?raw', import: 'default', eager: true })

/** The address of each kind's screens, as its own description gives it. */
const ADDRESSES = Object.fromEntries(
  Object.values(KINDS).map((text) => [
    /topic: '(\w+)'/.exec(text)?.[1] ?? '',
    /address: '([\w-]+)'/.exec(text)?.[1],
  ]),
)

test.each(FIXABLE_TABLES)('records of %s are fixed where their own screens are', (table) => {
  expect(addressOf(table)).toBe(ADDRESSES[table])
})

test('every kind of record that has screens can be fixed', () => {
  expect(Object.keys(ADDRESSES).toSorted()).toEqual(FIXABLE_TABLES.toSorted())
})
