import { expect, test } from 'vitest'
import { BUILT_IN_TERMS } from '#domain/glossary/built-in-terms.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { builtInTranslations } from './built-in-translations.ts'

test.each(TRANSLATION_LANGUAGES)(
  'every built-in term and its definition are translated into %s',
  (language) => {
    const translations = builtInTranslations(language)
    for (const { term } of BUILT_IN_TERMS) {
      const fields = translations.filter(({ record_id }) => record_id === term).map(({ field }) => field)
      expect(fields, term).toEqual(expect.arrayContaining(['term', 'definition']))
    }
  },
)
