import { useQuery } from '@tanstack/react-query'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { builtInQuestion, glossaryQuestion } from './glossary-questions.ts'

const NOT_YET: readonly GlossaryTerm[] = []

/** The terms that words on any screen are explained by; none until they have come. */
export function useGlossary(): readonly GlossaryTerm[] {
  const { data: loaded, isError } = useQuery({
    ...glossaryQuestion(),
    // Each word and each popup asks; they share one answer, and one failure.
    retryOnMount: false,
  })
  const isMissing = isError || loaded?.length === 0
  const { data: builtIn } = useQuery({ ...builtInQuestion(), enabled: isMissing })
  return (isMissing ? builtIn : loaded) ?? NOT_YET
}
