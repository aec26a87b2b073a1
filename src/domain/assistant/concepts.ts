import { foldName } from '../names/fold-name.ts'
import { MISSING, MOST_WORDS_OF_A_PHRASE, meaningOf, PREPOSITION } from './known-words.ts'
import { knownWord } from './spelling.ts'

/** Words for what is not there, or was not done. */
export const NEGATIONS = ['without', 'not', 'never'] as const

const isNegation = (concept: string) => NEGATIONS.some((negation) => negation === concept)

/** The concepts of a text in its order, without filler words. */
export interface Statement {
  concepts: readonly string[]
  /** How the text negates, and the concept that it negates first. */
  negation?: { word: string; negated: string | undefined }
}

/** The words of a text as they are compared: small, without accents and signs; {places} stay as they are. */
export function wordsOf(text: string): string[] {
  return foldName(text).match(/\{[a-z]+\}|[\p{Letter}\p{Number}]+/gu) ?? []
}

/**
 * Reads what a text says; undefined where one word of it is not known, or where it negates twice: what is only
 * half understood would be answered wrongly.
 */
export function readStatement(words: readonly string[]): Statement | undefined {
  const known = withoutCommand(words).map((word) => (isPlace(word) ? word : knownWord(word)))
  if (!known.every((word) => word !== undefined)) return undefined
  const meant = meaningsOf(known)
  if (meant === undefined) return undefined
  const concepts = negationFirst(meant).filter((concept) => concept !== PREPOSITION)
  const [at, ...others] = concepts.flatMap((concept, index) => (isNegation(concept) ? [index] : []))
  if (at === undefined) return { concepts }
  if (others.length > 0) return undefined
  return { concepts, negation: { word: concepts[at] ?? '', negated: concepts[at + 1] } }
}

export const isPlace = (word: string) => word.startsWith('{')

/** 'List species without pictures' begins with what to do, not with a listing. */
function withoutCommand(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => meaningOf(word)?.length !== 0)
  return words[first] === 'list' && words.length > first + 1 ? words.slice(first + 1) : words
}

/** What the words mean, the longest phrases first. */
function meaningsOf(words: readonly string[]): string[] | undefined {
  const meant: string[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    if (isPlace(word)) {
      meant.push(word)
      at += 1
      continue
    }
    let length = Math.min(MOST_WORDS_OF_A_PHRASE, words.length - at)
    while (length > 0 && meaningOf(words.slice(at, at + length).join(' ')) === undefined) length -= 1
    if (length === 0) return undefined
    meant.push(...(meaningOf(words.slice(at, at + length).join(' ')) ?? []))
    at += length
  }
  return meant
}

/**
 * Puts what negates before what it negates: 'names missing in Icelandic' and 'what does the narwhal lack' name
 * the missing thing first.
 */
function negationFirst(concepts: readonly string[]): string[] {
  const ordered: string[] = []
  for (const [index, concept] of concepts.entries()) {
    const isLast = index === concepts.length - 1
    const comesAfter = concept === MISSING ? isLast || concepts[index + 1] === PREPOSITION : isLast
    const negation = concept === MISSING ? 'without' : concept
    const before = ordered.findLastIndex((earlier) => earlier !== PREPOSITION)
    if (isNegation(negation) && comesAfter && before !== -1) ordered.splice(before, 0, negation)
    else ordered.push(negation)
  }
  return ordered
}
