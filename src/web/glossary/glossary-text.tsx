import { Children, cloneElement, isValidElement, type ReactNode, useMemo } from 'react'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { termLinker } from '#domain/glossary/term-linker.ts'
import { useExplainedTerm } from './coded.tsx'
import { useGlossary } from './use-glossary.ts'

/** Where running text stands. Links, buttons, headings, code and components keep their words to themselves. */
const PROSE: readonly unknown[] = ['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'em', 'strong', 'blockquote']

/**
 * Running text whose terms explain themselves, each where it is named first: a sentence, or paragraphs and
 * lists as a written page has them.
 */
export function GlossaryText({ children }: { children: ReactNode }) {
  const terms = useGlossary()
  return useMemo(() => {
    const link = termLinker(terms)
    const linked = new Set<GlossaryTerm>()
    const explained = (node: ReactNode): ReactNode =>
      Children.map(node, (piece) => {
        if (typeof piece === 'string') return link(piece, linked).map(shown)
        if (!isValidElement<{ children?: ReactNode }>(piece) || !PROSE.includes(piece.type)) return piece
        return cloneElement(piece, undefined, explained(piece.props.children))
      })
    return explained(children)
  }, [children, terms])
}

function Term({ term, children }: { term: GlossaryTerm; children: string }) {
  const ExplainedTerm = useExplainedTerm()
  return ExplainedTerm ? <ExplainedTerm term={term}>{children}</ExplainedTerm> : children
}

function shown({ text, term }: { text: string; term?: GlossaryTerm }, place: number): ReactNode {
  if (term === undefined) return text
  return (
    <Term key={place} term={term}>
      {text}
    </Term>
  )
}
