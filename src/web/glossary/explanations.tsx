import type { ReactNode } from 'react'
import { type CodedWords, findTerm } from '#domain/glossary/coded-words.ts'
import { ExplainedTerm, type ExplainedTermProps } from './explained-term.tsx'
import { useGlossary } from './use-glossary.ts'

export { ExplainedTerm }

interface ExplainedWordsProps extends Omit<ExplainedTermProps, 'term'> {
  words: CodedWords
  /** What stands there while the glossary has not come, or has no such term, where that is not the word itself. */
  otherwise?: ReactNode
}

/** A word, a badge or a sign with the term that it is explained by. */
export function ExplainedWords({ words, otherwise, ...shown }: ExplainedWordsProps) {
  const term = findTerm(useGlossary(), words)
  return term === undefined ? (otherwise ?? shown.children) : <ExplainedTerm term={term} {...shown} />
}
