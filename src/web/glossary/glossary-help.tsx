import type { TermNames } from '#domain/glossary/term-names.ts'
import { useExplanations } from './use-explanations.ts'

/** Nothing moves when the glossary comes. */
const ITS_PLACE = <span className="inline-block size-4.5 align-middle" />

/** The help sign beside a title or a label, for where the word itself cannot be touched. */
export function GlossaryHelp({ words }: { words: TermNames }) {
  const explanations = useExplanations()
  if (explanations === undefined) return ITS_PLACE
  return <explanations.ExplainedWords words={words} look="sign" otherwise={ITS_PLACE} />
}
