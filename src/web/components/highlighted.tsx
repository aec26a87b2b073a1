import { highlightParts } from '#domain/names/highlight.ts'

interface HighlightedProps {
  text: string
  search: string
  isLatin: boolean
  /** Of a name that is not Latin, where it is known. */
  lang?: string | null
}

/** A name with the searched letters marked. */
export function Highlighted({ text, search, isLatin, lang }: HighlightedProps) {
  return (
    <span
      lang={isLatin ? 'la' : (lang ?? undefined)}
      className={isLatin ? 'font-serif text-base italic' : undefined}
    >
      {highlightParts(text, search).map((part, index) =>
        part.matches ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity
          <mark key={index} className="bg-transparent font-bold text-accent">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
