import { expect, test } from 'vitest'
import type { RedListCategory } from '../assessments/red-list.ts'
import { redListCounts } from './red-list-counts.ts'

const card = (latest_iucn_status: RedListCategory | null, latest_iucn_scope: string | null = 'Global') => ({
  latest_iucn_status,
  latest_iucn_scope,
})

test.each([
  { what: 'no species', species: [], counts: [] },
  {
    what: 'the most severe category first',
    species: [card('LC'), card('CR'), card('LC')],
    counts: [
      { status: 'CR', count: 1 },
      { status: 'LC', count: 2 },
    ],
  },
  {
    what: 'no assessment, or one of a region alone, is no global category',
    species: [card(null, null), card('EN', 'Europe'), card('VU')],
    counts: [
      { status: 'VU', count: 1 },
      { status: null, count: 2 },
    ],
  },
])('$what', ({ species, counts }) => {
  expect(redListCounts(species)).toEqual(counts)
})
