import { expect, test } from 'vitest'
import { draftsByGroup } from './drafts-by-group.ts'

test.each([
  {
    what: 'waits for this reviewer',
    draft: { state: 'submitted', author_id: 'other', may: ['approve'] },
    group: 'review',
  },
  {
    what: 'waits for another reviewer',
    draft: { state: 'submitted', author_id: 'me', may: [] },
    group: 'own',
  },
  { what: 'of somebody else', draft: { state: 'draft', author_id: 'other', may: ['edit'] }, group: 'others' },
  { what: 'has a day', draft: { state: 'scheduled', author_id: 'me', may: [] }, group: 'scheduled' },
  { what: 'is public', draft: { state: 'published', author_id: 'me', may: [] }, group: 'published' },
] as const)('a draft that $what: $group', ({ draft, group }) => {
  expect(draftsByGroup([draft], 'me')).toEqual([{ group, drafts: [draft] }])
})
