import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { foundEntries } from './found-entries.ts'
import { SEARCH_KINDS, type SearchEntry } from './search-entry.ts'
import { searchSections } from './search-sections.ts'

const WORDS = ['whale', 'Whales', 'blåhval', 'narwhal', 'goose', 'hval', 'CH', 'horn whale', 'kveli', 'whole']
const entries = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...SEARCH_KINDS),
    id: fc.uuid(),
    names: fc.array(
      fc.record({
        text: fc.constantFrom(...WORDS),
        kind: fc.constantFrom('common_name' as const, 'name' as const, 'code' as const, 'key_word' as const),
        language: fc.constantFrom('en', 'is', 'kl', null),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { maxLength: 60, selector: ({ id }) => id },
)

/** What a reader sees of a search. */
const shown = (all: readonly SearchEntry[], search: string) =>
  searchSections(all, search, 'en').map(({ section, items }) => [
    section,
    items.map(({ entry, name, match }) => [entry.id, name.text, match]),
  ])

test('with entries that the browser has itself, they are shown as if it had all', () => {
  fc.assert(
    fc.property(entries, entries, fc.constantFrom(...WORDS, 'wh', 'narhwal', 'hva'), (site, own, search) => {
      expect(shown([...foundEntries(site, search, 'en'), ...own], search)).toEqual(
        shown([...site, ...own], search),
      )
    }),
    tries(1000),
  )
})

test('the species of a group are counted', () => {
  const whales: SearchEntry = {
    kind: 'group',
    id: 'whales',
    names: [{ text: 'whales', kind: 'name', language: 'en' }],
    species: ['1', '2'],
  }
  expect(foundEntries([whales], 'whales')).toEqual([
    { kind: 'group', id: 'whales', names: whales.names, species_count: 2 },
  ])
})
