import { Suspense } from 'react'
import { type CodedWords, findTerm } from '#domain/glossary/coded-words.ts'
import { ExplainedTerm } from './coded.tsx'
import { useGlossary } from './use-glossary.ts'

/** The help sign beside a title or a label, for where the word itself cannot be touched. */
export function GlossaryHelp({ words }: { words: CodedWords }) {
  const term = findTerm(useGlossary(), words)
  // Nothing moves when the glossary comes.
  const room = <span className="inline-block size-4.5 align-middle" />
  return term === undefined ? (
    room
  ) : (
    <Suspense fallback={room}>
      <ExplainedTerm term={term} look="sign" />
    </Suspense>
  )
}
