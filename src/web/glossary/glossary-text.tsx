import { Children, cloneElement, Fragment, isValidElement, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { termLinker } from '#domain/glossary/term-linker.ts'
import type { Language } from '#domain/portal/languages.ts'
import { useExplanations } from './use-explanations.ts'
import { useGlossary } from './use-glossary.ts'

/** Where running text stands. Links, buttons, headings, code and components are left out. */
const PROSE: readonly unknown[] = ['p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'em', 'strong', 'blockquote']

interface GlossaryTextProps {
  /** What the text is written in, where it is not the reader's language: its words are looked for as that has them. */
  language?: Language
  children: ReactNode
}

/**
 * Running text whose terms explain themselves, each where it is named first: a sentence, or paragraphs and
 * lists as a written page has them. What stands between them (tables, buttons) stays the same when the terms come.
 */
export function GlossaryText({ language, children }: GlossaryTextProps) {
  const { i18n } = useTranslation()
  const terms = useGlossary()
  const written = language ?? (i18n.language as Language)
  return useMemo(() => {
    const link = termLinker(terms, written)
    const linked = new Set<LocalizedTerm>()
    const explained = (node: ReactNode): ReactNode =>
      Children.map(node, (piece) => {
        if (typeof piece === 'string') return link(piece, linked).map(shown)
        if (!isValidElement<{ children?: ReactNode }>(piece) || !PROSE.includes(piece.type)) return piece
        return cloneElement(piece, undefined, explained(piece.props.children))
      })
    return explained(children)
  }, [children, terms, written])
}

function Term({ term, children }: { term: LocalizedTerm; children: string }) {
  const explanations = useExplanations()
  return explanations ? (
    <explanations.ExplainedTerm term={term}>{children}</explanations.ExplainedTerm>
  ) : (
    children
  )
}

/** A text has a key as well: without one it would take over the node of another, which browsers count as a jump. */
function shown({ text, term }: { text: string; term?: LocalizedTerm }, place: number): ReactNode {
  if (term === undefined) return <Fragment key={place}>{text}</Fragment>
  return (
    <Term key={place} term={term}>
      {text}
    </Term>
  )
}
