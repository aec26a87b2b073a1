import DOMPurify from 'dompurify'
import { highlightMarkup } from './highlight-markup.ts'

const ALLOWED = {
  ALLOWED_TAGS: ['mark', 'strong', 'em'],
  ALLOWED_ATTR: ['class'],
  // The pages' policy takes markup from the purifier alone, and knows it by its type.
  RETURN_TRUSTED_TYPE: true as const,
}

interface HighlightedProps {
  text: string
  search: string
  isLatin: boolean
  /** Of a name that is not Latin, where it is known. */
  lang?: string | null
}

/** A name with the searched letters marked; all other markup is stripped. */
export function Highlighted({ text, search, isLatin, lang }: HighlightedProps) {
  return (
    <span
      lang={isLatin ? 'la' : (lang ?? undefined)}
      className={`[&_mark]:bg-transparent [&_mark]:font-bold [&_mark]:text-accent ${isLatin ? 'font-serif text-base italic' : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: purified on the way
      dangerouslySetInnerHTML={{ __html: DOMPurify.sanitize(highlightMarkup(text, search), ALLOWED) }}
    />
  )
}
