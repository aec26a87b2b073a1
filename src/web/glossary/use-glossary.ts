import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import type { Language } from '#domain/portal/languages.ts'
import { glossaryTranslations } from '#web/translations/translation-questions.ts'
import { fetchedWhenIdle } from '#web/ui/when-idle.ts'
import { builtInQuestion, glossaryQuestion } from './glossary-questions.ts'
import { localizedGlossary, NOT_TRANSLATED } from './localized-glossary.ts'

const NOT_YET: readonly LocalizedTerm[] = []

const useRest = fetchedWhenIdle(async () => true)

/** Each word and each popup asks; they share one answer, and one failure. */
const SHARED = { retryOnMount: false } as const

/** The terms that words on any screen are explained by; none until the page is idle and they have come. */
export function useGlossary(): readonly LocalizedTerm[] {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const rests = useRest() === true
  const translating = glossaryTranslations(language)
  const glossary = useQuery({ ...glossaryQuestion(), ...SHARED, enabled: rests })
  const translations = useQuery({ ...translating, ...SHARED, enabled: rests && translating.enabled })
  const isMissing = glossary.isError || glossary.data?.length === 0
  const { data: builtIn } = useQuery({ ...builtInQuestion(language), enabled: isMissing })

  return useDeferredValue(localizedTerms() ?? NOT_YET)

  function localizedTerms(): readonly LocalizedTerm[] | undefined {
    if (!rests) return undefined
    if (isMissing) return builtIn && localizedGlossary(builtIn.terms, builtIn.translations, language)
    if (glossary.data === undefined || translations.isLoading) return undefined
    return localizedGlossary(glossary.data, translations.data ?? NOT_TRANSLATED, language)
  }
}
