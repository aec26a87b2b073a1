import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'

/** What species are called in the reader's language, by id; undefined where the data has no such name, and in English. */
export function useLocalNames(): (species_id: string) => string | undefined {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const { data } = useQuery({
    ...api.species.localNames.queryOptions({ input: { language } }),
    enabled: language !== FALLBACK_LANGUAGE,
  })
  return useCallback((id) => data?.find(({ species_id }) => species_id === id)?.name, [data])
}
