import type { ReactNode } from 'react'
import type { TermNames } from '#domain/glossary/term-names.ts'
import { useExplanations } from './use-explanations.ts'

interface GlossaryTermsProps {
  /** `citesTerms('II')`, `['NAMMCO']` */
  words: TermNames
  look?: 'word' | 'badge'
  /** It stood nearby before: it explains itself to pointers and fingers, and Tab passes it by. */
  repeated?: boolean
  /** The word or the badge as it is on the screen. Never inside a link or a button. */
  children: ReactNode
}

/** A word that explains itself from the glossary: dotted, opened by pointer, focus or tap. */
export function GlossaryTerms({ words, look, repeated, children }: GlossaryTermsProps) {
  const explanations = useExplanations()
  if (explanations === undefined) return children
  return (
    <explanations.ExplainedWords words={words} look={look} repeated={repeated}>
      {children}
    </explanations.ExplainedWords>
  )
}
