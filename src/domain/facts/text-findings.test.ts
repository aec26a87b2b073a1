import { expect, test } from 'vitest'
import { textFindings } from './text-findings.ts'

const COMPARED = { field: 'description', checked: true }
const UNCOMPARED = { field: 'description', checked: false }

test.each([
  { text: 'A toothed whale.', publications: [], found: ['text_without_publication'] },
  { text: 'A toothed whale.', publications: [UNCOMPARED], found: [] },
  { text: 'A whale of 5 m.', publications: [], found: ['text_without_publication'] },
  { text: 'A whale of 5 m.', publications: [UNCOMPARED], found: ['figure_without_comparison'] },
  { text: 'A whale of 5 m.', publications: [UNCOMPARED, COMPARED], found: [] },
  {
    text: 'A whale of 5 m.',
    publications: [{ field: 'use_and_trade', checked: true }],
    found: ['text_without_publication'],
  },
])('$text resting on $publications: $found', ({ text, publications, found }) => {
  expect(textFindings([{ field: 'description', text }], publications)).toEqual(
    found.map((what) => ({ what, id: 'description' })),
  )
})
