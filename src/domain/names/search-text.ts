/** Suggestions and searches begin at this many characters. */
export const FEWEST_SEARCH_CHARACTERS = 2
/** Longer search texts are cut. */
export const MOST_SEARCH_CHARACTERS = 100

const QUOTES_SEMICOLONS_BACKSLASHES = /["'`´‘’‚‛“”„‟«»‹›;\\]/g
const COMMENT_MARKERS = /-{2,}|\/\*|\*\//g
const FORBIDDEN_WORDS = /\b(?:DROP|DELETE|INSERT|UPDATE|ALTER|CREATE|EXEC|EXECUTE)\b/gi

/**
 * The words of a search text, as they are shown and matched: without quotes, semicolons, backslashes,
 * comment markers and the eight words of database commands, trimmed and cut to 100 characters.
 * Whole words only, so that the search for "droplet" is not changed. Empty means that no search is done.
 * Source: specification, document 1, section 5.
 */
export function searchWords(text: string): string {
  const words = text
    .replace(QUOTES_SEMICOLONS_BACKSLASHES, '')
    .replace(COMMENT_MARKERS, ' ')
    .replace(FORBIDDEN_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(words).slice(0, MOST_SEARCH_CHARACTERS).join('').trim()
}

/** The same words with % and _ escaped, for a pattern of the database; cut first, so that no escape is torn. */
export function sanitizeSearch(text: string): string {
  return searchWords(text).replace(/[%_]/g, '\\$&')
}

/** Whether a search text is long enough to be searched for. */
export function isSearchable(text: string): boolean {
  return searchWords(text).length >= FEWEST_SEARCH_CHARACTERS
}
