import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#testing/long-run.ts'
import { searchEntries } from './search-entries.ts'
import { SEARCH_KINDS, type SearchEntry, type SearchKind } from './search-entry.ts'
import type { SearchHit } from './search-hit.ts'
import { searchSections } from './search-sections.ts'

const entry = (kind: SearchKind, id: string, text = 'whale'): SearchEntry => ({
  kind,
  id,
  names: [{ text, kind: 'name', language: 'en' }],
})

const sectionsOf = (entries: SearchEntry[], search: string) =>
  searchSections(entries, search, 'en').map(({ section, items }) => [
    section,
    items.map(({ entry }) => entry.id),
  ])

test('the section of the best hit comes first, groups and families share one', () => {
  const entries = [
    entry('species', 'blue', 'blue whale'),
    entry('country', 'GL', 'whale'),
    entry('family', 'Balaenidae', 'whale family'),
    entry('group', 'whales', 'whale group'),
  ]
  expect(sectionsOf(entries, 'whale')).toEqual([
    ['countries', ['GL']],
    ['groups', ['whales', 'Balaenidae']],
    ['species', ['blue']],
  ])
})

test('what is only spelt alike comes last, where nothing matches', () => {
  const entries = [entry('country', 'GL', 'narwhal coast'), entry('species', 'narwhal', 'narwhal')]
  expect(sectionsOf(entries, 'narwhql')).toEqual([['nearest', ['narwhal', 'GL']]])
  expect(sectionsOf([...entries, entry('term', 'slip', 'narwhql')], 'narwhql')).toEqual([['terms', ['slip']]])
})

test('a section holds the best few', () => {
  const entries = 'abcdefgh'.split('').flatMap((id) => [entry('species', id), entry('term', id)])
  expect(sectionsOf(entries, 'whale')).toEqual([
    ['species', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['terms', ['a', 'b', 'c', 'd']],
  ])
})

test('sections and their hits come as in the list of all hits', () => {
  const entries = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom(...SEARCH_KINDS),
        fc.nat(),
        fc.constantFrom('whale', 'whales', 'blue whale', 'wale'),
      )
      .map(([kind, id, text]) => entry(kind, String(id), text)),
    { maxLength: 60, selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(entries, fc.constantFrom('whale', 'wh', 'blue whale', 'whalw'), (all, search) => {
      const hits = searchEntries(all, search, 'en')
      const sectionOf = ({ entry, match }: SearchHit) =>
        match === 'nearest' ? match : searchSections([entry], search, 'en')[0]?.section
      const expected = [...Map.groupBy(hits, sectionOf)].map(([section, items]) => ({
        section,
        items: items.slice(0, section === 'species' ? 6 : 4),
      }))
      expect(searchSections(all, search, 'en')).toEqual(expected)
    }),
    tries(500),
  )
})
