import { foldName } from '../names/fold-name.ts'
import { isPlace, wordsOf } from './concepts.ts'
import { misspelledBy } from './edit-distance.ts'
import { NUMBER, numberOf } from './numbers.ts'
import { MOST_YEARS, type Parameters } from './parameters.ts'
import { knownWord } from './spelling.ts'
import { findSpokenDay } from './spoken-day.ts'

/** A name of a species, current or former, in any language. */
export interface KnownName {
  text: string
  species_id: string
}

/** What the assistant has to know besides its words. */
export interface Vocabulary {
  names: readonly KnownName[]
  /** YYYY-MM-DD. */
  today: string
}

type OpenParameters = Pick<
  Parameters,
  'species_id' | 'years' | 'percent' | 'day' | 'editor' | 'first_year' | 'last_year'
>

/** A question with {places} where it named something, and what it named there. */
export interface ReadValues {
  words: string[]
  parameters: OpenParameters
}

const ADDRESS = /[^\s@<>,;?"']+@[^\s@<>,;?"']+\.[a-z]{2,}/i
const DECADE = /(?<!\w)(?:a|one|1) decade(?: ago)?(?!\w)/
const YEARS = new RegExp(`(?<![\\w-])(${NUMBER})[ -](?:years?|yrs?)(?: ago)?(?!\\w)`)
/** 'Between 2000 and 2010', '2000-2010'; no part of a day. */
const SPAN =
  /(?<![\w-])(?:(?:from|between|in) )?((?:19|20)\d\d)(?: ?[-–] ?| (?:to|and|until|through) )((?:19|20)\d\d)(?![\w-])/
const PERCENT = new RegExp(`(?<![\\w.,-])(${NUMBER}) ?(?:%|percent(?!\\w)|per cent(?!\\w))`)
const FEWEST_LETTERS_OF_A_NAME = 3
const MOST_WORDS_OF_A_NAME = 6

/** Reads days, years, spans, shares, editors' addresses and species out of a question. */
export function readValues(text: string, { names, today }: Vocabulary): ReadValues {
  const parameters: OpenParameters = {}
  let rest = text.toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[{}]/g, ' ')

  const address = ADDRESS.exec(rest)
  if (address) {
    parameters.editor = address[0]
    rest = rest.replace(address[0], '{editor}')
  }
  rest = foldName(rest)

  const [span, first, last] = SPAN.exec(rest) ?? []
  if (span !== undefined && Number(first) <= Number(last)) {
    parameters.first_year = Number(first)
    parameters.last_year = Number(last)
    rest = rest.replace(span, '{span}')
  }
  const since = findSpokenDay(rest, today)
  if (since) {
    parameters.day = since.day
    rest = `${since.before} {day} ${since.after}`
  }
  rest = rest.replace(DECADE, '10 years')
  const years = numberIn(YEARS, rest)
  if (years && years.number > 0 && years.number <= MOST_YEARS) {
    parameters.years = years.number
    rest = rest.replace(years.text, '{years}')
  }
  const percent = numberIn(PERCENT, rest)
  if (percent && percent.number > 0 && percent.number <= 100) {
    parameters.percent = percent.number
    rest = rest.replace(percent.text, '{percent}')
  }

  const words = wordsOf(rest)
  const species = findSpecies(words, names)
  if (species === undefined) return { words, parameters }
  parameters.species_id = species.species_id
  return { words: words.toSpliced(species.at, species.length, '{species}'), parameters }
}

function numberIn(pattern: RegExp, text: string): { number: number; text: string } | undefined {
  const found = pattern.exec(text)
  return found === null ? undefined : { number: numberOf(found[1] ?? ''), text: found[0] }
}

interface FoundSpecies {
  species_id: string
  at: number
  length: number
}

/** The species that a question names, by the longest of its names; undefined where the name is not one species' own. */
function findSpecies(words: readonly string[], names: readonly KnownName[]): FoundSpecies | undefined {
  const spelled = names.map(({ text, species_id }) => ({ words: wordsOf(text), species_id }))
  for (let length = Math.min(MOST_WORDS_OF_A_NAME, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const written = words.slice(at, at + length)
      if (written.some(isPlace) || written.join('').length < FEWEST_LETTERS_OF_A_NAME) continue
      // 'Name' may be the name of a fish; here it is a word of the question.
      if (length === 1 && knownWord(written[0] ?? '') !== undefined) continue
      const meant = spelled.filter((name) => name.words.length === length)
      const species_id =
        onlySpecies(meant, (name) => isSpelled(written, name)) ??
        onlySpecies(meant, (name) => isMisspelled(written, name))
      if (species_id !== undefined) return { species_id, at, length }
    }
  }
  return undefined
}

function onlySpecies(
  names: readonly { words: string[]; species_id: string }[],
  matches: (words: readonly string[]) => boolean,
): string | undefined {
  const ids = new Set(names.filter(({ words }) => matches(words)).map(({ species_id }) => species_id))
  return ids.size === 1 ? [...ids][0] : undefined
}

const isSpelled = (written: readonly string[], name: readonly string[]) =>
  name.every((word, index) => word === written[index] || isPlural(written[index], word, index, name))

/** 'Narwhals' are asked about as the narwhal is. */
const isPlural = (written: string | undefined, word: string, index: number, name: readonly string[]) =>
  index === name.length - 1 && written === `${word}s`

const isMisspelled = (written: readonly string[], name: readonly string[]) =>
  name.every(
    (word, index) => word === written[index] || misspelledBy(written[index] ?? '', word) !== undefined,
  )
