import { foldName } from './fold-name.ts'
import { searchWords } from './search-text.ts'

/** A piece of a shown text, and whether it is what was searched for. */
export interface HighlightPart {
  text: string
  matches: boolean
}

/**
 * Cuts a text where the search matches, ignoring case, accents and apostrophes as the search does.
 * The pieces put together are the text again; markup is the screen's affair.
 */
export function highlightParts(text: string, search: string): HighlightPart[] {
  const sought = foldName(searchWords(search))
  if (sought === '') return [{ text, matches: false }]

  const characters = Array.from(text)
  // Folding may drop a character or make two of it, so every folded character remembers where it came from.
  const folded = characters.flatMap((character, origin) =>
    foldName(character)
      .split('')
      .map((letter) => ({ letter, origin })),
  )
  const haystack = folded.map(({ letter }) => letter).join('')
  const marked = new Set<number>()
  for (let at = haystack.indexOf(sought); at !== -1; at = haystack.indexOf(sought, at + sought.length)) {
    const first = folded[at]?.origin ?? 0
    const last = folded[at + sought.length - 1]?.origin ?? first
    for (let origin = first; origin <= last; origin++) marked.add(origin)
  }
  return joinRuns(characters.map((character, origin) => ({ text: character, matches: marked.has(origin) })))
}

function joinRuns(pieces: readonly HighlightPart[]): HighlightPart[] {
  const runs: HighlightPart[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last?.matches === piece.matches) last.text += piece.text
    else runs.push({ ...piece })
  }
  return runs
}
