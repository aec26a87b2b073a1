import { expect, test } from 'vitest'
import { localizeIn } from '../translations/localized-text.ts'
import { localizedTerms } from './localized-term.ts'

const QUOTA = {
  id: 'quota',
  term: 'Quota',
  acronym: null,
  definition: 'How many may be taken.',
  category: 'Trade',
  subcategory: 'Use',
  examples: 'Narwhals have one.',
  related_terms: ['Catch'],
  priority: 7,
} as const

const translated = (field: 'term' | 'definition' | 'examples', text: string) => ({
  record_id: 'quota',
  field,
  text,
  source: null,
  checked: true,
})

test('a term is localized in the reader’s words, and known by its English ones', () => {
  const localize = localizeIn('is', [
    translated('term', 'Kvóti'),
    translated('definition', 'Hve mörg dýr má veiða.'),
  ])
  const [quota] = localizedTerms([QUOTA], localize)
  expect(quota).toMatchObject({
    term: 'Kvóti',
    definition: 'Hve mörg dýr má veiða.',
    examples: 'Narwhals have one.',
    acronym: null,
    related_terms: ['Catch'],
    english: QUOTA,
  })
  expect(quota?.localized).toMatchObject({
    term: { language: 'is' },
    examples: { language: 'en' },
    acronym: null,
  })
})

test('in English it is as the glossary has it', () => {
  expect(localizedTerms([QUOTA], localizeIn('en', []))).toMatchObject([QUOTA])
})
