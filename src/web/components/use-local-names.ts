import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { NameInLanguage } from '#contract/names-contract.ts'
import { onceEach } from '#domain/once-each.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'

/**
 * What species are called in the reader's language, by id; undefined where the data has no such name, in English, and where
 * the names are not asked for.
 */
export function useLocalNames(isAsked = true): (species_id: string) => string | undefined {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const { data } = useQuery({
    ...api.species.localNames.queryOptions({ input: { language } }),
    enabled: isAsked && language !== FALLBACK_LANGUAGE,
  })
  return useCallback((id) => data && namesById(data).get(id), [data])
}

const namesById = onceEach(
  (names: readonly NameInLanguage[]) => new Map(names.map(({ species_id, name }) => [species_id, name])),
)
