import { expect, test } from 'vitest'
import { quotedParts } from './quoted-parts.ts'

test.each([
  { what: 'no quotation', sentence: 'Heimildir', quotations: [], marked: 'Heimildir' },
  {
    what: 'one in the middle',
    sentence: 'Verkefni University of Akureyri.',
    quotations: ['University of Akureyri'],
    marked: 'Verkefni [University of Akureyri].',
  },
  { what: 'one alone', sentence: 'Species+', quotations: ['Species+'], marked: '[Species+]' },
  {
    what: 'the same one twice',
    sentence: 'CITES eða CITES',
    quotations: ['CITES'],
    marked: '[CITES] eða [CITES]',
  },
  {
    what: 'one inside another',
    sentence: 'Úr CITES Trade Database.',
    quotations: ['CITES', 'CITES Trade Database'],
    marked: 'Úr [CITES Trade Database].',
  },
  {
    what: 'one that is not known',
    sentence: 'Heimild',
    quotations: [null, undefined, ''],
    marked: 'Heimild',
  },
])('$what: $marked', ({ sentence, quotations, marked }) => {
  const parts = quotedParts(sentence, quotations)
  expect(parts.map(({ text, isQuoted }) => (isQuoted ? `[${text}]` : text)).join('')).toBe(marked)
})
