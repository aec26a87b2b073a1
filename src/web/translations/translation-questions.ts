import { queryOptions } from '@tanstack/react-query'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import { api } from '#web/api.ts'

/* Readers of English ask neither: what they read is the original. */

/** What is translated of a species' page; brought along with the page, or asked by it. */
export const speciesTranslations = (language: string, id: string) =>
  queryOptions({
    ...api.translations.ofSpecies.queryOptions({ input: { language: language as TranslationLanguage, id } }),
    enabled: language !== FALLBACK_LANGUAGE,
  })

/** What is translated of the glossary. */
export const glossaryTranslations = (language: string) =>
  queryOptions({
    ...api.translations.ofGlossary.queryOptions({ input: { language: language as TranslationLanguage } }),
    enabled: language !== FALLBACK_LANGUAGE,
  })
