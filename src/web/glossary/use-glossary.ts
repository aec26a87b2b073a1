import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { fetchedAtRest } from '#web/ui/at-rest.ts'
import { builtInQuestion, glossaryQuestion } from './glossary-questions.ts'

const NOT_YET: readonly GlossaryTerm[] = []

const useRest = fetchedAtRest(async () => true)

/** The terms that words on any screen are explained by; none until the page rests and they have come. */
export function useGlossary(): readonly GlossaryTerm[] {
  const { data: loaded, isError } = useQuery({
    ...glossaryQuestion(),
    enabled: useRest() === true,
    // Each word and each popup asks; they share one answer, and one failure.
    retryOnMount: false,
  })
  const isMissing = isError || loaded?.length === 0
  const { data: builtIn } = useQuery({ ...builtInQuestion(), enabled: isMissing })
  return useDeferredValue((isMissing ? builtIn : loaded) ?? NOT_YET)
}
