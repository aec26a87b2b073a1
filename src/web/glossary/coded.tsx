import type { ReactNode } from 'react'
import { type CodedWords, findTerm } from '#domain/glossary/coded-words.ts'
import { fetchedAtRest } from '#web/ui/at-rest.ts'
import { useGlossary } from './use-glossary.ts'

/** What opens weighs more than a word; it comes when a page that has a word to explain rests. */
export const useExplainedTerm = fetchedAtRest(() =>
  import('./explained-term.tsx').then(({ ExplainedTerm }) => ExplainedTerm),
)

interface CodedProps {
  /** `citesWords('II')`, `['NAMMCO']` */
  words: CodedWords
  look?: 'word' | 'badge'
  /** It stood nearby before: it explains itself to pointers and fingers, and Tab passes it by. */
  repeated?: boolean
  /** The word or the badge as it stands on the screen. Never inside a link or a button. */
  children: ReactNode
}

/** A word that explains itself from the glossary: dotted, opened by pointer, focus or tap. */
export function Coded({ words, look, repeated, children }: CodedProps) {
  const term = findTerm(useGlossary(), words)
  const ExplainedTerm = useExplainedTerm()
  if (term === undefined || ExplainedTerm === undefined) return children
  return (
    <ExplainedTerm term={term} look={look} repeated={repeated}>
      {children}
    </ExplainedTerm>
  )
}
