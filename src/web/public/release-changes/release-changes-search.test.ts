import { expect, test } from 'vitest'
import { releaseChangesSearch } from './release-changes-search.ts'

test.each([
  { given: {}, search: { from: undefined, to: undefined } },
  { given: { from: '2025.1', to: ' 2026.1 ' }, search: { from: '2025.1', to: '2026.1' } },
  { given: { from: 2025.1, to: '' }, search: { from: '2025.1', to: undefined } },
  { given: { from: ['a'], to: 'x'.repeat(61) }, search: { from: undefined, to: undefined } },
])('$given: $search', ({ given, search }) => {
  expect(releaseChangesSearch(given)).toEqual(search)
})
