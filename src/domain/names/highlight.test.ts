import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightParts } from './highlight.ts'

const marked = (text: string, search: string) =>
  highlightParts(text, search)
    .map(({ text, matches }) => (matches ? `[${text}]` : text))
    .join('')

test.each([
  { text: 'Polar Bear', search: 'bear', shown: 'Polar [Bear]' },
  { text: 'Polar Bear', search: 'whale', shown: 'Polar Bear' },
  { text: "Dall's Porpoise", search: 'dalls', shown: "[Dall's] Porpoise" },
  { text: 'Náhvalur', search: 'nah', shown: '[Náh]valur' },
  { text: 'Æðarfugl', search: 'aed', shown: '[Æð]arfugl' },
  { text: 'Bearded bear', search: 'bear', shown: '[Bear]ded [bear]' },
  { text: 'Polar Bear', search: '  ', shown: 'Polar Bear' },
  { text: '<b>bear</b>', search: 'bear', shown: '<b>[bear]</b>' },
])('"$search" in "$text" is shown as $shown', ({ text, search, shown }) => {
  expect(marked(text, search)).toBe(shown)
})

test('the pieces put together are always the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
      expect(
        highlightParts(text, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
