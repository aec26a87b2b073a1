import { NAME_KINDS } from '../names/closest-names.ts'
import { foldName } from '../names/fold-name.ts'
import { isSearchable, searchWords } from '../names/search-text.ts'
import { foldWords } from './fold-words.ts'
import { longestWord } from './name-match.ts'
import { namesOfEntries } from './names-of-entries.ts'
import type { SearchEntry } from './search-entry.ts'

const KINDS: readonly string[] = NAME_KINDS

/**
 * Ids of the species with a name, in any language, or of a family that contains a search text, ignoring case, accents and
 * apostrophes; none for a text too short to be searched for. Words for groups and goods do not count.
 */
export function speciesNamed(entries: readonly SearchEntry[], search: string): ReadonlySet<string> {
  const ids = new Set<string>()
  if (!isSearchable(search)) return ids
  const sought = foldName(searchWords(search))
  const word = longestWord(foldWords(sought))
  for (const { entry, place, label } of namesOfEntries(entries).containingAny([word])) {
    if (!KINDS.includes(label.kind)) continue
    // What has the only word in it has the text in it; of several words the longest tells which names to look at.
    if (word !== sought && !foldName(entry.names[place]?.text ?? '').includes(sought)) continue
    if (entry.kind === 'species') ids.add(entry.id)
    else for (const id of entry.species ?? []) ids.add(id)
  }
  return ids
}
