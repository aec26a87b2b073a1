import { foldWords } from './fold-words.ts'
import type { NameLabel, SearchEntry } from './search-entry.ts'

/** Between two names: a folded one has letters, digits and blanks only. */
const BETWEEN_NAMES = '\n'

/** A name as it is compared, with where it belongs. */
export interface FoldedName {
  /** The place of its entry among the entries. */
  index: number
  /** Its place among the names of the entry, which are made anew each time they are asked for. */
  place: number
  label: NameLabel
  folded: string
}

/** A name with what it names. */
export interface PlacedName extends FoldedName {
  entry: SearchEntry
}

type Numbers = Uint8Array | Uint16Array | Uint32Array

/** In as few bytes each as the largest needs. */
function numbers(values: readonly number[]): Numbers {
  const largest = values.reduce((most, value) => Math.max(most, value), 0)
  const Fitting = largest <= 0xff ? Uint8Array : largest <= 0xffff ? Uint16Array : Uint32Array
  return Fitting.from(values)
}

/** Every label that a name has, once. */
const labels: NameLabel[] = []
const numbersOfLabels = new Map<string, number>()

function numberOf({ kind, language }: NameLabel): number {
  const key = `${kind} ${language}`
  const known = numbersOfLabels.get(key)
  if (known !== undefined) return known
  numbersOfLabels.set(key, labels.length)
  return labels.push({ kind, language }) - 1
}

/** The names of all entries, in their order. */
export const foldedNamesOf = (entries: readonly SearchEntry[]): FoldedName[] =>
  entries.flatMap(({ names }, index) =>
    names.map(({ text, ...label }, place) => ({ index, place, label, folded: foldWords(text) })),
  )

/**
 * Names of some entries, or of some of them, folded once and written one after the other into a single text, which is gone through
 * quickly. What it gives are places of names that may match, in the order of the entries; whether they do is asked of each.
 */
export class FoldedNames {
  readonly #text: string
  readonly #entries: readonly SearchEntry[]
  /** Where each name begins in the text, and the end of the last one. */
  readonly #starts: Numbers
  /** The entry of each name. */
  readonly #entryOf: Numbers
  /** The place of each name among those of its entry. */
  readonly #placeOf: Numbers
  /** What each name is, by the number of its label. */
  readonly #labelOf: Numbers
  /** Which letters each name has. */
  readonly #lettersOf: Int32Array

  /** `names` are those of the entries, all or some, in their order. */
  constructor(entries: readonly SearchEntry[], names: readonly FoldedName[]) {
    this.#entries = entries
    this.#text = names.map(({ folded }) => folded + BETWEEN_NAMES).join('')
    this.#entryOf = numbers(names.map(({ index }) => index))
    this.#placeOf = numbers(names.map(({ place }) => place))
    this.#labelOf = numbers(names.map(({ label }) => numberOf(label)))
    this.#lettersOf = Int32Array.from(names, ({ folded }) => lettersOf(folded))
    const starts = [0]
    for (const { folded } of names) starts.push((starts.at(-1) as number) + folded.length + 1)
    this.#starts = numbers(starts)
  }

  get count(): number {
    return this.#entryOf.length
  }

  /** The name at a place; `before` entries stand before these. */
  at(place: number, before = 0): PlacedName {
    const index = this.#entryOf[place] as number
    return {
      index: before + index,
      entry: this.#entries[index] as SearchEntry,
      place: this.#placeOf[place] as number,
      label: labels[this.#labelOf[place] as number] as NameLabel,
      folded: this.#foldedAt(place),
    }
  }

  /** The places of the names that have some letters in them. */
  containing(letters: string): number[] {
    if (letters === '') return Array.from({ length: this.count }, (_, place) => place)
    const places: number[] = []
    let place = 0
    for (let from = 0; ; ) {
      const found = this.#text.indexOf(letters, from)
      if (found === -1) return places
      while (this.#endOf(place) < found) place += 1
      places.push(place)
      from = this.#endOf(place)
    }
  }

  /** The places of the names that have one or the other in them. */
  containingAny(choices: readonly string[]): number[] {
    const [places = [], ...more] = choices.map((letters) => this.containing(letters))
    return more.length === 0 ? places : [...new Set([...places, ...more.flat()])].sort((a, b) => a - b)
  }

  /**
   * The places of the names of which all, or where `isWord` a word, may be written like `sought` with `most` slips: they have
   * about as many letters, and about the same.
   */
  nearly(sought: string, most: number, isWord: boolean): number[] {
    const wanted = lettersOf(sought)
    const isNear = (one: string) =>
      Math.abs(one.length - sought.length) <= most &&
      countOf(wanted & ~lettersOf(one)) <= most &&
      countOf(lettersOf(one) & ~wanted) <= most
    const places: number[] = []
    for (let place = 0; place < this.count; place++) {
      if (countOf(wanted & ~(this.#lettersOf[place] as number)) > most) continue
      const folded = this.#foldedAt(place)
      if (isNear(folded) || (isWord && folded.split(' ').some(isNear))) places.push(place)
    }
    return places
  }

  #foldedAt(place: number): string {
    return this.#text.slice(this.#starts[place], this.#endOf(place))
  }

  #endOf(place: number): number {
    return (this.#starts[place + 1] as number) - 1
  }
}

/**
 * Which letters a text has, each as one of 32 bits, so that some letters share a bit. A slip adds a letter, takes one away or
 * does both, so words that differ by more bits than slips are forgiven are no misspellings of each other.
 */
function lettersOf(text: string): number {
  let bits = 0
  for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31)
  return bits
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
