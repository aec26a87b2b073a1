import { daysBefore } from '../calendar.ts'
import { withChoices } from './choices.ts'
import { wordsOf } from './concepts.ts'
import { readValues, type Vocabulary } from './given-values.ts'
import { meaningOf, PREPOSITION } from './known-words.ts'
import { QUESTIONS } from './question-forms.ts'
import { knownWord, spelledWord } from './spelling.ts'
import { MOST_CHARACTERS, type Understood, understand } from './understand.ts'

const MOST_SUGGESTIONS = 8
/** So that one form of question does not crowd out the others. */
const MOST_OF_A_QUESTION = 3
const FEWEST_LETTERS = 2
const USUAL_YEARS = 10
const USUAL_PERCENT = 80
const USUAL_DAYS = 30

/**
 * Questions that a text may become, or that are nearest to one that was not understood: those that have most
 * of its words, each in a form that is understood. None for a text without a word to go by.
 */
export function suggestionsFor(text: string, vocabulary: Vocabulary): string[] {
  if (text.length > MOST_CHARACTERS) return []
  const typed = wordsOf(text)
  if (typed.join('').length < FEWEST_LETTERS) return []
  const telling = typed
    .filter((word, index) => index === typed.length - 1 || !isFilling(word))
    .map((word) => ({ word, meaning: meaningIn(knownWord(word)) }))
  const given = valuesFor(text, vocabulary)
  const rated = QUESTIONS.flatMap(({ ask }) =>
    filledIn(ask, given)
      .map((question) => ({ question, rating: rate(question, typed, telling) }))
      .filter(({ rating }) => rating > 0)
      .sort((one, other) => other.rating - one.rating)
      .slice(0, MOST_OF_A_QUESTION),
  )
  const best = Math.max(...rated.map(({ rating }) => Math.floor(rating)))
  return rated
    .filter(({ rating }) => Math.floor(rating) === best)
    .sort((one, other) => other.rating - one.rating)
    .slice(0, MOST_SUGGESTIONS)
    .map(({ question }) => question)
}

/** The same as questions to pick; a species is named only where the text begins the name of one. */
export function nearestQuestions(text: string, vocabulary: Vocabulary): Understood[] {
  const namesSpecies = namesBegunIn(text, vocabulary).length > 0
  return suggestionsFor(text, vocabulary).flatMap((suggestion) => {
    const { question, parameters } = understand(suggestion, vocabulary) ?? {}
    if (question === undefined) return []
    const { species_id, ...others } = parameters ?? {}
    return [{ question, parameters: namesSpecies ? { ...others, species_id } : others }]
  })
}

interface TypedWord {
  word: string
  /** What it stands for, misspelled or not. */
  meaning: string
}

/** How many telling words a question has; half a point more where it begins as the text does. */
function rate(question: string, typed: readonly string[], telling: readonly TypedWord[]): number {
  const words = wordsOf(question)
  const found = telling.filter(({ word, meaning }) =>
    words.some(
      (other) => isBegun(word, other) || (meaning !== '' && meaning === meaningIn(spelledWord(other))),
    ),
  )
  const begins = words.join(' ').startsWith(typed.join(' '))
  return found.length + (begins ? 0.5 : 0)
}

const isBegun = (word: string, other: string) => word.length >= FEWEST_LETTERS && other.startsWith(word)

const meaningIn = (word: string | undefined) => (word === undefined ? '' : (meaningOf(word)?.join(' ') ?? ''))

/** Conjunctions, and prepositions of place. */
const isFilling = (word: string) =>
  meaningOf(knownWord(word) ?? word)?.every((meaning) => meaning === PREPOSITION) ?? false

/** What a text names, else what is usual. */
function valuesFor(text: string, vocabulary: Vocabulary) {
  const { years = USUAL_YEARS, percent = USUAL_PERCENT, ...given } = readValues(text, vocabulary).parameters
  return {
    years: years === 1 ? '1 year' : `${years} years`,
    percent: `${percent}%`,
    day: given.day ?? daysBefore(vocabulary.today, USUAL_DAYS),
    editor: given.editor,
    species: namesFor(text, vocabulary),
  }
}

/** What the {places} of a question are filled with. */
type Given = ReturnType<typeof valuesFor>

/** A question with every {place} filled, once for every way to fill it; no person's address is invented. */
function filledIn(ask: string, { years, percent, day, editor, species }: Given): string[] {
  if (ask.includes('{editor}') && editor === undefined) return []
  const filled = ask
    .replace('{years}', years)
    .replace('{percent}', percent)
    .replace('{day}', day)
    .replace('{editor}', editor ?? '')
  if (filled.includes('{species}')) return species.map((name) => filled.replace('{species}', name))
  return withChoices(filled).map((choice) => choice.text)
}

/** Names that the text begins; where there is none, any name for example. */
function namesFor(text: string, vocabulary: Vocabulary): readonly string[] {
  const begun = namesBegunIn(text, vocabulary)
  return begun.length > 0 ? begun : vocabulary.names.slice(0, 1).map((name) => name.text)
}

/** Names that a word of the text begins, each of one species alone. */
function namesBegunIn(text: string, { names }: Vocabulary): string[] {
  const typed = wordsOf(text).filter((word) => word.length > FEWEST_LETTERS && !isFilling(word))
  const owners = Map.groupBy(names, ({ text: name }) => wordsOf(name).join(' '))
  return [...owners].flatMap(([words, [name, ...others]]) => {
    const isBegunBy = words.split(' ').some((word) => typed.some((one) => word.startsWith(one)))
    const isShared = others.some(({ species_id }) => species_id !== name?.species_id)
    return isBegunBy && !isShared && name ? [name.text] : []
  })
}
