import { withChoices } from './choices.ts'
import { readStatement, type Statement, wordsOf } from './concepts.ts'
import { readValues, type Vocabulary } from './given-values.ts'
import type { Parameters } from './parameters.ts'
import { QUESTIONS, type QuestionId } from './question-forms.ts'

/** A question that the assistant can answer. */
export interface Understood {
  question: QuestionId
  parameters: Parameters
}

/** Longer texts are no questions of these. */
export const MOST_CHARACTERS = 200

/** One way of wording a question, its choices made. */
interface Wording extends Understood {
  /** Everything that it asks about, in no order. */
  concepts: string
  negation?: string
  /** What is missing: a text names one of these right after it negates. */
  missing: readonly string[]
}

/**
 * Understands a question about the data, whatever its case, accents, order of words, plurals and small
 * misspellings. Undefined unless every word is known and all together ask one question exactly: a wrong answer
 * is worse than none.
 */
export function understand(text: string, vocabulary: Vocabulary): Understood | undefined {
  if (text.length > MOST_CHARACTERS) return undefined
  const { words, parameters } = readValues(text, vocabulary)
  const statement = readStatement(words)
  if (statement === undefined) return undefined
  const meant = (wordingsByConcepts().get(conceptsOf(statement)) ?? []).filter((wording) =>
    agrees(wording, statement),
  )
  const [first, ...others] = meant
  const isDoubtful = others.some((other) => questionOf(other) !== (first && questionOf(first)))
  if (first === undefined || isDoubtful) return undefined
  return { question: first.question, parameters: { ...first.parameters, ...parameters } }
}

/** Every way that every question may be worded. */
export function allWordings(): readonly Wording[] {
  return [...wordingsByConcepts().values()].flat()
}

const agrees = (wording: Wording, { negation }: Statement) =>
  wording.negation === negation?.word &&
  (negation === undefined || wording.missing.includes(negation.negated ?? ''))

const conceptsOf = ({ concepts }: Statement) => [...new Set(concepts)].sort().join(' ')

const questionOf = ({ question, parameters }: Understood) => JSON.stringify([question, parameters])

let compiled: Map<string, Wording[]> | undefined

/** The wordings by what they ask about, made at the first question. */
function wordingsByConcepts(): Map<string, Wording[]> {
  compiled ??= Map.groupBy(
    QUESTIONS.flatMap(({ id, wordings, usual }) =>
      wordings.flatMap((wording) => compile(id, wording, usual)),
    ),
    ({ concepts }) => concepts,
  )
  return compiled
}

function compile(question: QuestionId, wording: string, usual?: Parameters): Wording[] {
  return withChoices(wording).flatMap(({ text, parameters }) =>
    withAndWithout(text).map((words) => {
      const statement = readStatement(wordsOf(words))
      if (statement === undefined) throw new Error(`'${words}' has words that are not known`)
      const { concepts, negation } = statement
      const at = negation === undefined ? concepts.length : concepts.indexOf(negation.word)
      return {
        question,
        parameters: { ...usual, ...parameters },
        concepts: conceptsOf(statement),
        negation: negation?.word,
        missing: concepts.slice(at + 1),
      }
    }),
  )
}

/** A wording with and without each of its (words). */
function withAndWithout(wording: string): string[] {
  const optional = /\(([^)]*)\)/.exec(wording)
  if (optional === null) return [wording]
  return [optional[1] ?? '', ''].flatMap((words) => withAndWithout(wording.replace(optional[0], words)))
}
