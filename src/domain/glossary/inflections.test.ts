import { expect, test } from 'vitest'
import { INFLECTIONS } from './inflections.ts'

test.each([
  { language: 'en', word: 'quota', form: 'quotas', isForm: true },
  { language: 'no', word: 'kvote', form: 'kvotenes', isForm: true },
  { language: 'no', word: 'bifangst', form: 'bifangsten', isForm: true },
  { language: 'no', word: 'kvote', form: 'kvotering', isForm: false },
  { language: 'da', word: 'delbestand', form: 'delbestandene', isForm: true },
  { language: 'da', word: 'kvote', form: 'kvoterne', isForm: true },
  { language: 'is', word: 'kvóti', form: 'kvótanum', isForm: true },
  { language: 'is', word: 'flækingur', form: 'flækinga', isForm: true },
  { language: 'is', word: 'undirstofn', form: 'undirstofnarnir', isForm: true },
  { language: 'is', word: 'samheiti', form: 'samheitum', isForm: true },
  { language: 'is', word: 'þekja', form: 'þekkja', isForm: false },
  { language: 'is', word: 'ætt', form: 'ættland', isForm: false },
] as const)('in $language $form is a form of $word: $isForm', ({ language, word, form, isForm }) => {
  const { stemOf, endings } = INFLECTIONS[language]
  expect(endings.map((ending) => stemOf(word) + ending).includes(form)).toBe(isForm)
})
