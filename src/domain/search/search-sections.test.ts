import { expect, test } from 'vitest'
import type { SearchHit } from './search-entries.ts'
import type { SearchKind } from './search-entry.ts'
import { searchSections } from './search-sections.ts'

const hit = (kind: SearchKind, id: string, match: SearchHit['match'] = 'exact'): SearchHit => {
  const name = { text: id, kind: 'name' as const, language: 'en' }
  return { entry: { kind, id, names: [name] }, name, match }
}

test('the section of the best hit comes first, groups and families share one, the nearest come last', () => {
  const hits = [
    hit('country', 'GL'),
    hit('species', 'whale'),
    hit('group', 'whales'),
    hit('family', 'Balaenidae'),
    hit('species', 'wale', 'nearest'),
  ]
  expect(searchSections(hits).map(({ section, items }) => [section, items.length])).toEqual([
    ['countries', 1],
    ['species', 1],
    ['groups', 2],
    ['nearest', 1],
  ])
})

test('a section holds the best few', () => {
  const hits = 'abcdefgh'.split('').flatMap((id) => [hit('species', id), hit('term', id)])
  expect(searchSections(hits).map(({ items }) => items.length)).toEqual([6, 4])
})
