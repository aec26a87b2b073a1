import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './address.ts'

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
