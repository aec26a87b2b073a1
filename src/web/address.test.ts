import { expect, test } from 'vitest'
import { parseSearch, stringifySearch, withoutDefaults } from './address.ts'

test.each([
  { text: '', search: {} },
  { text: '?page=2', search: { page: '2' } },
  { text: '?family=Anatidae&family=Ursidae', search: { family: ['Anatidae', 'Ursidae'] } },
  { text: '?search=common+eider', search: { search: 'common eider' } },
  { text: '?illegalTrade', search: { illegalTrade: '' } },
])("the address '$text' says $search", ({ text, search }) => {
  expect(parseSearch(text)).toEqual(search)
})

test.each([
  { search: {}, text: '' },
  { search: { page: 2, search: '' }, text: '?page=2' },
  { search: { family: ['Anatidae', 'Ursidae'] }, text: '?family=Anatidae&family=Ursidae' },
  { search: { illegalTrade: true, tab: undefined }, text: '?illegalTrade=true' },
  { search: { illegalTrade: false, family: [] }, text: '' },
  { search: { search: 'Dall’s & co' }, text: '?search=Dall%E2%80%99s+%26+co' },
])("$search is written '$text'", ({ search, text }) => {
  expect(stringifySearch(search)).toBe(text)
})

test('an address says only what is not as the screen opens', () => {
  const opening = { search: '', page: 1, status: [] as string[] }
  expect(withoutDefaults({ search: 'seal', page: 1, status: [] }, opening)).toEqual({ search: 'seal' })
  expect(withoutDefaults(opening, opening)).toEqual({})
})
