import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api.ts'

/** The whole glossary; asked once, by its page or by the first word that wants to be explained. */
export const glossaryQuestion = () => api.glossary.list.queryOptions({ input: {} })

/** The most used terms, for when no glossary is loaded; they come with the scripts, so they never grow old. */
export const builtInQuestion = () =>
  queryOptions({
    queryKey: ['built-in-terms'],
    queryFn: () => import('#domain/glossary/built-in-terms.ts').then(({ BUILT_IN_TERMS }) => BUILT_IN_TERMS),
    staleTime: Number.POSITIVE_INFINITY,
  })
