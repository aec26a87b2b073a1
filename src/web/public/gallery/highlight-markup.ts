import { highlightParts } from '#domain/names/highlight.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** A name as markup, with what was searched for marked. Names come from files: their own signs stay text. */
export function highlightMarkup(text: string, search: string): string {
  return highlightParts(text, search)
    .map((part) => (part.matches ? `<mark class="match">${escaped(part.text)}</mark>` : escaped(part.text)))
    .join('')
}
