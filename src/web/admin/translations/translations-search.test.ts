import { expect, test } from 'vitest'
import { chosenTexts } from './chosen-texts.ts'
import { ALL_TEXTS, translationsSearch } from './translations-search.ts'

test.each([
  { what: 'nothing is every text', given: {}, read: {} },
  {
    what: 'the missing texts of a table in a language, on their third page',
    given: { language: 'da', table: 'glossary_terms', state: 'missing', page: '3' },
    read: { language: 'da', table: 'glossary_terms', state: 'missing', page: 3 },
  },
  {
    what: 'translations that were kept after a minor edit',
    given: { state: 'kept' },
    read: { state: 'kept' },
  },
  { what: 'English is no translation', given: { language: 'en' }, read: {} },
  { what: 'a table without texts', given: { table: 'countries', page: '0' }, read: {} },
  { what: 'words given twice', given: { state: ['missing', 'current'], search: ['a', 'b'] }, read: {} },
])('$what', ({ given, read }) => {
  expect(chosenTexts(translationsSearch(given))).toEqual({ ...ALL_TEXTS, ...read })
})
