/** What search engines and networks show of a description, generously taken. */
const LONGEST = 300
const SHORTEST = 100
const SENTENCE_END = /[.!?](?= )/g

/**
 * A text as the description of its page: whole if it is short, else up to the last sentence that fits, else up
 * to the last word that fits.
 */
export function pageDescription(text: string): string {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST)
  const lastEnd = [...start.matchAll(SENTENCE_END)].at(-1)?.index ?? 0
  if (lastEnd >= SHORTEST) return start.slice(0, lastEnd + 1)
  return `${start.slice(0, start.lastIndexOf(' ')).trimEnd()}…`
}
