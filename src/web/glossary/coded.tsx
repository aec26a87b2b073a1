import { lazy, type ReactNode, Suspense } from 'react'
import { type CodedWords, findTerm } from '#domain/glossary/coded-words.ts'
import { useGlossary } from './use-glossary.ts'

/** What opens weighs more than a word; it comes when a page has a word to explain. */
export const ExplainedTerm = lazy(() =>
  import('./explained-term.tsx').then(({ ExplainedTerm }) => ({ default: ExplainedTerm })),
)

interface CodedProps {
  /** `citesWords('II')`, `['NAMMCO']` */
  words: CodedWords
  look?: 'word' | 'badge'
  /** The word or the badge as it stands on the screen. Never inside a link or a button. */
  children: ReactNode
}

/** A word that explains itself from the glossary: dotted, opened by pointer, focus or tap. */
export function Coded({ words, look, children }: CodedProps) {
  const term = findTerm(useGlossary(), words)
  if (term === undefined) return children
  return (
    <Suspense fallback={children}>
      <ExplainedTerm term={term} look={look}>
        {children}
      </ExplainedTerm>
    </Suspense>
  )
}
