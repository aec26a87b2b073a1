import { type CodedWords, findTerm } from '#domain/glossary/coded-words.ts'
import { useExplainedTerm } from './coded.tsx'
import { useGlossary } from './use-glossary.ts'

/** The help sign beside a title or a label, for where the word itself cannot be touched. */
export function GlossaryHelp({ words }: { words: CodedWords }) {
  const term = findTerm(useGlossary(), words)
  const ExplainedTerm = useExplainedTerm()
  // Nothing moves when the glossary comes.
  if (term === undefined || ExplainedTerm === undefined)
    return <span className="inline-block size-4.5 align-middle" />
  return <ExplainedTerm term={term} look="sign" />
}
