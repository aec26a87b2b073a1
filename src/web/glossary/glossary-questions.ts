import { queryOptions } from '@tanstack/react-query'
import type { Translation } from '#contract/translations-contract.ts'
import { api } from '#web/api.ts'

/** What the catalogue calls the built-in terms in the languages beside English. */
const BUILT_IN_TRANSLATIONS: Readonly<Record<string, () => Promise<{ translations: Translation[] }>>> = {
  is: () => import('virtual:built-in-translations/is'),
  no: () => import('virtual:built-in-translations/no'),
  da: () => import('virtual:built-in-translations/da'),
}

/** The whole glossary; asked once, by its page or by the first word that wants to be explained. */
export const glossaryQuestion = () => api.glossary.list.queryOptions({ input: {} })

/**
 * The most used terms with their words in the reader's language, for when no glossary is loaded; they come with the
 * scripts, so they never grow old.
 */
export const builtInQuestion = (language: string) =>
  queryOptions({
    queryKey: ['built-in-terms', language],
    queryFn: async () => {
      const [{ BUILT_IN_TERMS }, said] = await Promise.all([
        import('#domain/glossary/built-in-terms.ts'),
        BUILT_IN_TRANSLATIONS[language]?.(),
      ])
      const terms = BUILT_IN_TERMS.map((term) => ({ ...term, id: term.term }))
      return { terms, translations: said?.translations ?? [] }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
