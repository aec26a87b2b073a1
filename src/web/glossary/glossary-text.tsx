import { Suspense, useMemo } from 'react'
import { linkedParts } from '#domain/glossary/linked-text.ts'
import { ExplainedTerm } from './coded.tsx'
import { useGlossary } from './use-glossary.ts'

/** A running text whose terms explain themselves, each where it is named first. */
export function GlossaryText({ children: text }: { children: string }) {
  const terms = useGlossary()
  const parts = useMemo(() => linkedParts(text, terms), [text, terms])
  return parts.map(({ text: words, term }, place) =>
    term === undefined ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text differ in nothing but their place
      <Suspense key={place} fallback={words}>
        <ExplainedTerm term={term}>{words}</ExplainedTerm>
      </Suspense>
    ),
  )
}
