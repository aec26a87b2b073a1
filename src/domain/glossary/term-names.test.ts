import { expect, test } from 'vitest'
import { BUILT_IN_TERMS } from './built-in-terms.ts'
import type { GlossaryTerm } from './glossary-term.ts'
import { citesTerms, cmsTerms, findTerm, purposeTerms, redListTerms, sourceTerms } from './term-names.ts'

const term = (name: string, acronym: string | null = null) => ({
  english: { term: name, acronym } as GlossaryTerm,
})

const TERMS = [
  term('CITES', 'CITES'),
  term('CITES Appendix II'),
  term('CMS', 'CMS'),
  term('CMS Appendix I'),
  term('Critically Endangered', 'CR'),
  term('Appendix N', 'N'),
  term('Source W', 'W'),
  term('Source code'),
  term('Purpose code'),
  term('Hunting trophy', 'H'),
  term('Commercial trade', 'T'),
]

test.each([
  { what: 'a category', words: redListTerms('CR'), found: 'Critically Endangered' },
  { what: 'a category nobody explains', words: redListTerms('EX'), found: undefined },
  { what: 'an appendix', words: citesTerms('II'), found: 'CITES Appendix II' },
  { what: 'an appendix without a term of its own', words: citesTerms('III'), found: 'CITES' },
  { what: 'a CMS appendix', words: cmsTerms('I'), found: 'CMS Appendix I' },
  { what: 'both CMS appendices', words: cmsTerms('I/II'), found: 'CMS' },
  { what: 'a source', words: sourceTerms('W'), found: 'Source W' },
  { what: 'a source without a term of its own', words: sourceTerms('C'), found: 'Source code' },
  { what: 'purpose H', words: purposeTerms('H'), found: 'Hunting trophy' },
  { what: 'purpose T', words: purposeTerms('T'), found: 'Commercial trade' },
  { what: 'purpose N is not Appendix N', words: purposeTerms('N'), found: 'Purpose code' },
  { what: 'a term in other letters', words: ['cites appendix ii'], found: 'CITES Appendix II' },
  { what: 'an acronym in other letters is another word', words: ['cr'], found: undefined },
  { what: 'one letter alone', words: ['W'], found: undefined },
  { what: 'no word', words: [], found: undefined },
])('$what is explained by $found', ({ words, found }) => {
  expect(findTerm(TERMS, words)?.english.term).toBe(found)
})

test.each([
  ...['CITES', 'IUCN', 'CMS', 'NAMMCO', 'trade', 'endemic', 'population'].map((word) => [word]),
  ...(['EX', 'EW', 'CR', 'EN', 'VU', 'NT', 'LC', 'DD', 'NE'] as const).map(redListTerms),
  ...(['I', 'II', 'III'] as const).map(citesTerms),
])('without a glossary, %s is explained all the same', (...words) => {
  const builtIn = BUILT_IN_TERMS.map((english) => ({ english }))
  expect(findTerm(builtIn, words)?.english.definition).toMatch(/\S.{20,}\.$/)
})
