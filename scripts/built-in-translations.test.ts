import { expect, test } from 'vitest'
import { BUILT_IN_TERMS } from '#domain/glossary/built-in-terms.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { builtInTranslations } from './built-in-translations.ts'

test.each(TRANSLATION_LANGUAGES)('every built-in term has its words and its definition in %s', (language) => {
  const said = builtInTranslations(language)
  for (const { term } of BUILT_IN_TERMS) {
    const fields = said.filter(({ record_id }) => record_id === term).map(({ field }) => field)
    expect(fields, term).toEqual(expect.arrayContaining(['term', 'definition']))
  }
})
