import { expect, test } from 'vitest'
import { searchArticles } from './article-search.ts'

const ROWS = [
  { scientific_name: 'Phocoenoides dalli', common_name: "Dall's Porpoise", family: 'Phocoenidae' },
  { scientific_name: 'Ursus maritimus', common_name: 'Polar Bear', family: 'Ursidae' },
]

test.each([
  { search: '', found: 2 },
  { search: '  ', found: 2 },
  { search: 'maritimus', found: 1 },
  { search: 'DALLS', found: 1 },
  { search: 'dall’s', found: 1 },
  { search: 'ursid', found: 1 },
  { search: 'idae', found: 2 },
  { search: 'walrus', found: 0 },
])('"$search" finds $found', ({ search, found }) => {
  expect(searchArticles(ROWS, search)).toHaveLength(found)
})
