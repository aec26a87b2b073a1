import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Translation } from '#contract/translations-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { type Localize, localizeIn } from '#domain/translations/localized-text.ts'
import { speciesTranslations } from './translation-questions.ts'

const NOTHING: readonly Translation[] = []

/**
 * Says the texts of a species, its family and its listings in the reader's language. Until the translations have
 * come, and where they cannot be fetched, all texts are in English.
 */
export function useSpeciesTexts(species_id: string): Localize {
  const { i18n } = useTranslation()
  const { data = NOTHING } = useQuery(speciesTranslations(i18n.language, species_id))
  return useMemo(() => localizeIn(i18n.language as Language, data), [i18n.language, data])
}
