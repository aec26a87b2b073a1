import { expect, test } from 'vitest'
import type { Language } from '../portal/languages.ts'
import type { GlossaryTerm } from './glossary-term.ts'
import type { LocalizedTerm } from './localized-term.ts'
import { termLinker } from './term-linker.ts'

const term = (name: string, acronym: string | null = null) => localized('en', name, name, acronym)

const localized = (language: Language, name: string, words: string, acronym: string | null = null) => {
  const english = { term: name, acronym } as GlossaryTerm
  const text = { text: words, language }
  return { ...english, term: words, english, localized: { term: text } } as LocalizedTerm
}

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
const linked = (text: string, terms = TERMS, language: Language = 'en') =>
  termLinker(
    terms,
    language,
  )(text)
    .map((part) => (part.term ? `[${part.text}→${part.term.english.term}]` : part.text))
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
  expect(termLinker([], 'en')('CITES')).toEqual([{ text: 'CITES' }])
})

test('a text that goes on names a term once in all its pieces', () => {
  const link = termLinker(TERMS, 'en')
  const linked = new Set<LocalizedTerm>()
  expect(link('CITES sets a quota.', linked).filter(({ term: named }) => named)).toHaveLength(2)
  expect(link('CITES sets another quota.', linked)).toEqual([{ text: 'CITES sets another quota.' }])
})

const ICELANDIC = [
  localized('is', 'CITES', 'CITES', 'CITES'),
  localized('is', 'CITES Appendix II', 'CITES-viðauki II'),
  localized('is', 'Quota', 'Kvóti'),
  localized('is', 'Vagrant', 'Flækingur'),
  localized('is', 'Endangered', 'Í hættu', 'EN'),
  localized('is', 'Annotation', 'Skýring'),
  localized('is', 'Species', 'Tegund'),
  localized('en', 'Sea ice', 'Sea ice'),
  localized('en', 'Non-detriment finding', 'Non-detriment finding', 'NDF'),
]

const NORWEGIAN = [
  localized('no', 'Quota', 'Kvote'),
  localized('no', 'Phylum', 'Rekke'),
  localized('no', 'Subpopulation', 'Delbestand'),
  localized('no', 'Vulnerable', 'Sårbar', 'VU'),
  localized('no', 'Source W', 'Kilde W', 'W'),
]

test.each([
  { text: 'Tegundin er skráð í CITES.', result: 'Tegundin er skráð í [CITES→CITES].' },
  { text: 'CITES-viðauki II', result: '[CITES-viðauki II→CITES Appendix II]' },
  { text: 'Kvótar eru settir ár hvert.', result: '[Kvótar→Quota] eru settir ár hvert.' },
  { text: 'Innan kvótans.', result: 'Innan [kvótans→Quota].' },
  { text: 'Sést sem flækingar við landið.', result: 'Sést sem [flækingar→Vagrant] við landið.' },
  { text: 'Stofninn er í hættu. Í hættu er hann.', result: 'Stofninn er í hættu. Í hættu er hann.' },
  { text: 'Metin EN árið 2004.', result: 'Metin [EN→Endangered] árið 2004.' },
  { text: 'Á því er engin skýring.', result: 'Á því er engin skýring.' },
  {
    text: 'Sea ice er þar ekki, en NDF er.',
    result: 'Sea ice er þar ekki, en [NDF→Non-detriment finding] er.',
  },
])("in Icelandic '$text' becomes '$result'", ({ text, result }) => {
  expect(linked(text, ICELANDIC, 'is')).toBe(result)
})

test.each([
  { text: 'Kvoten er satt, kvotene er små.', result: '[Kvoten→Quota] er satt, kvotene er små.' },
  { text: 'En rekke delbestander er sårbare.', result: 'En rekke [delbestander→Subpopulation] er sårbare.' },
  { text: 'Kvoteringen av arten', result: 'Kvoteringen av arten' },
  { text: 'Kilde W, ikke W alene', result: '[Kilde W→Source W], ikke W alene' },
  { text: 'kilde w', result: 'kilde w' },
])("in Norwegian '$text' becomes '$result'", ({ text, result }) => {
  expect(linked(text, NORWEGIAN, 'no')).toBe(result)
})

test('a text that is still English names its terms in English', () => {
  expect(linked('Its quotas and vagrants', ICELANDIC)).toBe('Its [quotas→Quota] and [vagrants→Vagrant]')
})
