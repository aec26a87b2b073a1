import { expect, test } from 'vitest'
import type { GlossaryTerm } from './glossary-term.ts'
import { termLinker } from './term-linker.ts'

const term = (name: string, acronym: string | null = null) => ({ term: name, acronym }) as GlossaryTerm

const TERMS = [
  term('CITES', 'CITES'),
  term('CITES Appendix I'),
  term('CITES Appendix II'),
  term('Endangered', 'EN'),
  term('Quota'),
  term('Range'),
  term('Range State'),
  term('Species'),
  term('Species+'),
  term('Source W', 'W'),
  term('Non-detriment finding', 'NDF'),
]

/** The text with its linked words in brackets. */
const linked = (text: string) =>
  termLinker(TERMS)(text)
    .map((part) => (part.term ? `[${part.text}→${part.term.term}]` : part.text))
    .join('')

test.each([
  { text: '', result: '' },
  { text: 'Nothing is named here.', result: 'Nothing is named here.' },
  { text: 'CITES regulates it.', result: '[CITES→CITES] regulates it.' },
  { text: 'In CITES Appendix II.', result: 'In [CITES Appendix II→CITES Appendix II].' },
  { text: 'CITES Appendix III', result: '[CITES→CITES] Appendix III' },
  { text: 'CITES, and CITES again', result: '[CITES→CITES], and CITES again' },
  { text: 'Its quotas and range states', result: 'Its [quotas→Quota] and [range states→Range State]' },
  { text: 'A species within its range', result: 'A species within its range' },
  { text: 'Listed as Endangered', result: 'Listed as [Endangered→Endangered]' },
  { text: 'It is endangered', result: 'It is endangered' },
  { text: 'Trade in Endangered Species', result: 'Trade in Endangered Species' },
  { text: 'EN since 2004, en route', result: '[EN→Endangered] since 2004, en route' },
  { text: 'Source W, or W alone', result: '[Source W→Source W], or W alone' },
  {
    text: 'An NDF (non-detriment finding)',
    result: 'An [NDF→Non-detriment finding] (non-detriment finding)',
  },
  { text: 'see Species+ on it', result: 'see [Species+→Species+] on it' },
  { text: 'the quotation', result: 'the quotation' },
])("'$text' becomes '$result'", ({ text, result }) => {
  expect(linked(text)).toBe(result)
})

test('without terms a text stays in one piece', () => {
  expect(termLinker([])('CITES')).toEqual([{ text: 'CITES' }])
})

test('a text that goes on names a term once in all its pieces', () => {
  const link = termLinker(TERMS)
  const linked = new Set<GlossaryTerm>()
  expect(link('CITES sets a quota.', linked).filter(({ term: named }) => named)).toHaveLength(2)
  expect(link('CITES sets another quota.', linked)).toEqual([{ text: 'CITES sets another quota.' }])
})
