import { isOneByte } from '../names/one-byte.ts'
import { onceEach } from '../once-each.ts'
import { type FoldedName, FoldedNames, foldedNamesOf, type PlacedName } from './folded-names.ts'
import type { SearchEntry } from './search-entry.ts'
import { Trigrams } from './trigrams.ts'

/** About so many entries have their names in one text. */
const ENTRIES_OF_A_PART = 64

/** Entries that stand beside each other, with their names. */
interface Part {
  entries: readonly SearchEntry[]
  /** Names that take one byte a letter, and the others. */
  texts: readonly FoldedNames[]
  /** Those of all names: most parts need not be gone through. */
  trigrams: Trigrams
}

/**
 * The names of all entries in parts, so that a million is gone through in milliseconds, and after a change only the parts
 * with other entries are made anew. What it gives is in the order of the entries.
 */
export class NamesOfEntries {
  readonly #parts: readonly Part[]

  constructor(entries: readonly SearchEntry[]) {
    this.#parts = cutIntoParts(entries).map(partOf)
  }

  /** The names that have one or the other letters in them. */
  containingAny(choices: readonly string[]): Iterable<PlacedName> {
    return this.#found(
      (names) => names.containingAny(choices),
      ({ trigrams }) => choices.some((letters) => trigrams.mayHave(letters)),
    )
  }

  /** The names that may be written like `sought` with `most` slips, or of which a word may. */
  nearly(sought: string, most: number, isWord: boolean): Iterable<PlacedName> {
    return this.#found((names) => names.nearly(sought, most, isWord))
  }

  *#found(
    placesIn: (names: FoldedNames) => readonly number[],
    mayHaveAny: (part: Part) => boolean = () => true,
  ): Iterable<PlacedName> {
    let before = 0
    for (const part of this.#parts) {
      if (mayHaveAny(part)) {
        const found = part.texts.flatMap((names) => placesIn(names).map((place) => names.at(place, before)))
        yield* found.sort((a, b) => a.index - b.index || a.place - b.place)
      }
      before += part.entries.length
    }
  }
}

/**
 * A part ends where an entry's id says so, and not after a number of entries: one that is added or taken away changes its own
 * part and moves no other.
 */
function cutIntoParts(entries: readonly SearchEntry[]): SearchEntry[][] {
  const parts: SearchEntry[][] = []
  let part: SearchEntry[] = []
  for (const entry of entries) {
    part.push(entry)
    if (!endsPart(entry)) continue
    parts.push(part)
    part = []
  }
  return part.length > 0 ? [...parts, part] : parts
}

function endsPart({ id }: SearchEntry): boolean {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) >>> 0
  return sum % ENTRIES_OF_A_PART === 0
}

/** The part that began with the same entry before, where all its entries are the same, else a new one. */
function partOf(entries: readonly SearchEntry[]): Part {
  const [first] = entries
  const known = first && partsByFirst.get(first)
  if (known?.entries.length === entries.length && known.entries.every((one, at) => one === entries[at]))
    return known
  const names = foldedNamesOf(entries)
  const isPlain = ({ folded }: FoldedName) => isOneByte(folded)
  const texts = [names.filter(isPlain), names.filter((name) => !isPlain(name))]
  const part = {
    entries,
    texts: texts.map((some) => new FoldedNames(entries, some)),
    trigrams: new Trigrams(names.map(({ folded }) => folded)),
  }
  if (first) partsByFirst.set(first, part)
  return part
}

const partsByFirst = new WeakMap<SearchEntry, Part>()

/** The names of some entries, folded when they are first asked for. */
export const namesOfEntries = onceEach((entries: readonly SearchEntry[]) => new NamesOfEntries(entries))
