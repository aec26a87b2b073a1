import type { Parameters } from '#domain/assistant/parameters.ts'
import { missingBlanks, usualParameters } from '#domain/assistant/prepared-questions.ts'
import { QUESTION_IDS, type QuestionId } from '#domain/assistant/question-forms.ts'
import { oneOf } from '#web/address-values.ts'
import { type AssistantAddress, type BlankValues, NO_VALUES, NOTHING_ASKED } from './assistant-address.ts'
import { isOption } from './blank-options.ts'

/** What the assistant is asked: a prepared question with its blanks, or a text. */
export interface AssistantSearch extends BlankValues {
  ask: QuestionId | ''
  /** A question in words. */
  question: string
}

/** What an address asks; a question that there is not, and a value that no picker offers, are left out. */
export function assistantSearch(address: AssistantAddress): AssistantSearch {
  const values = Object.keys(NO_VALUES).map((name) => {
    const value = address[name as keyof Parameters]
    return [name, isOption(name as keyof Parameters, value) ? value : '']
  })
  return {
    ...(Object.fromEntries(values) as BlankValues),
    ask: oneOf(QUESTION_IDS, address.ask),
    question: address.question,
  }
}

/** The search that picks a question, with what is usual where nothing else is given. */
export function searchFor(question: QuestionId, given: Parameters = {}): AssistantSearch {
  const values = Object.entries({ ...usualParameters(question), ...given }).map(([name, value]) => [
    name,
    String(value ?? ''),
  ])
  return { ...NOTHING_ASKED, ...Object.fromEntries(values), ask: question }
}

/** The values that are filled in. */
export function filledIn(values: BlankValues): Partial<BlankValues> {
  const names = Object.keys(NO_VALUES) as (keyof Parameters)[]
  return Object.fromEntries(names.filter((name) => values[name] !== '').map((name) => [name, values[name]]))
}

/** The blanks that still have to be filled before the question can be answered. */
export function blanksLeft(question: QuestionId, values: BlankValues): (keyof Parameters)[] {
  return missingBlanks({ question, parameters: filledIn(values) as Parameters })
}
