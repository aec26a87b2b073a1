import { expect, test } from 'vitest'
import { inEnglish } from '../translations/localized-text.ts'
import { chosenTerms, countByCategory } from './glossary-search.ts'
import type { GlossaryTerm } from './glossary-term.ts'
import type { LocalizedTerm } from './localized-term.ts'

const term = (words: Partial<GlossaryTerm>, localized: Partial<GlossaryTerm> = {}): LocalizedTerm => {
  const english: GlossaryTerm = {
    term: '',
    acronym: null,
    definition: '',
    category: 'Trade',
    subcategory: null,
    examples: null,
    related_terms: null,
    priority: 5,
    ...words,
  }
  const nobody = { term: inEnglish(''), acronym: null, definition: inEnglish(''), examples: null }
  return { ...english, ...localized, english, localized: nobody }
}

const TERMS = [
  term({ term: 'Quota', definition: 'The greatest number that may be taken.' }),
  term({ term: 'Least Concern', acronym: 'LC', category: 'Conservation' }),
  term({ term: 'Sámi use', definition: 'A people’s own use.', category: 'Geography' }),
  term({ term: 'Complete year', category: 'Data', definition: 'Most reports have arrived.' }),
  term(
    { term: 'Bycatch', definition: 'Caught with others.' },
    { term: 'Meðafli', definition: 'Veitt með öðrum.' },
  ),
]

test.each([
  { what: 'nothing asked', choice: { search: '' }, found: TERMS.map((one) => one.term) },
  { what: 'one character does not narrow', choice: { search: 'q' }, found: TERMS.map((one) => one.term) },
  { what: 'two characters of a term, any case', choice: { search: 'QU' }, found: ['Quota'] },
  { what: 'an acronym', choice: { search: 'lc' }, found: ['Least Concern'] },
  { what: 'words of a definition', choice: { search: 'may be taken' }, found: ['Quota'] },
  { what: 'an accent left out', choice: { search: 'sami' }, found: ['Sámi use'] },
  { what: 'an apostrophe left out', choice: { search: 'peoples own' }, found: ['Sámi use'] },
  { what: 'a term as it is said', choice: { search: 'medafli' }, found: ['Meðafli'] },
  { what: 'the English of a term localized otherwise', choice: { search: 'bycatch' }, found: ['Meðafli'] },
  { what: 'the English of a definition localized otherwise', choice: { search: 'with others' }, found: [] },
  { what: 'a category', choice: { search: '', category: 'Data' as const }, found: ['Complete year'] },
  { what: 'both must fit', choice: { search: 'quota', category: 'Data' as const }, found: [] },
  { what: 'nothing fits', choice: { search: 'basilisk' }, found: [] },
])('$what: $found', ({ choice, found }) => {
  expect(chosenTerms(TERMS, choice).map((one) => one.term)).toEqual(found)
})

test('categories are counted after the search, those without a term as none', () => {
  expect(countByCategory(TERMS, '')).toEqual({
    Conservation: 1,
    Trade: 2,
    Taxonomy: 0,
    Data: 1,
    Geography: 1,
  })
  expect(countByCategory(TERMS, 'quota')).toMatchObject({ Trade: 1, Conservation: 0 })
})
