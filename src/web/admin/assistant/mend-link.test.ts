import { expect, test } from 'vitest'
import { MENDED_TABLES } from '#domain/assistant/answer.ts'
import { addressOf } from './mend-link.ts'

const KINDS = import.meta.glob<string>('../*/*-kind.tsx', { query: '?raw', import: 'default', eager: true })

/** The address of each kind's screens, as its own description gives it. */
const ADDRESSES = Object.fromEntries(
  Object.values(KINDS).map((text) => [
    /topic: '(\w+)'/.exec(text)?.[1] ?? '',
    /address: '([\w-]+)'/.exec(text)?.[1],
  ]),
)

test.each(MENDED_TABLES)('records of %s are mended where their own screens are', (table) => {
  expect(addressOf(table)).toBe(ADDRESSES[table])
})

test('every kind of record that has screens can be mended', () => {
  expect(Object.keys(ADDRESSES).toSorted()).toEqual(MENDED_TABLES.toSorted())
})
