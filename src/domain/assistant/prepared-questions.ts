import type { Parameters } from './parameters.ts'
import { QUESTIONS, type QuestionForm, type QuestionId } from './question-forms.ts'

/** What each {place} of a question is filled with. */
const PARAMETERS_OF = {
  species: ['species_id'],
  language: ['language'],
  translation: ['translation'],
  records: ['records'],
  field: ['field'],
  code: ['code'],
  table: ['table'],
  years: ['years'],
  percent: ['percent'],
  day: ['day'],
  editor: ['editor'],
  span: ['first_year', 'last_year'],
} as const satisfies Record<string, readonly (keyof Parameters)[]>

type Place = keyof typeof PARAMETERS_OF

/** A parameter that a question leaves open, to be picked by who asks it. */
export interface Blank {
  name: keyof Parameters
  /** Whether the question has no answer without it; else it narrows the answer. */
  required: boolean
}

const PLACE = /\{(\w+)\}/g

/** What a question leaves open: first what it asks for, then what only its other wordings name. */
export function blanksOf({ ask, wordings }: Pick<QuestionForm, 'ask' | 'wordings'>): Blank[] {
  const asked = placesIn(ask)
  const narrowing = wordings.flatMap(placesIn).filter((place) => !asked.includes(place))
  return [
    ...asked.flatMap((place) => PARAMETERS_OF[place].map((name) => ({ name, required: true }))),
    ...[...new Set(narrowing)].flatMap((place) =>
      PARAMETERS_OF[place].map((name) => ({ name, required: false })),
    ),
  ]
}

const placesIn = (text: string): Place[] => [...text.matchAll(PLACE)].map(([, place]) => place as Place)

/** A question that is asked by its form instead of in words. */
export interface PreparedQuestion {
  question: QuestionId
  parameters: Parameters
}

/** The question with what it leaves open alone; other parameters would narrow its answer unseen. */
export function withBlanksOnly({ question, parameters }: PreparedQuestion): PreparedQuestion {
  const names = blanksOfQuestion(question).map(({ name }) => name)
  const kept = Object.entries(parameters).filter(
    ([name, value]) => value !== undefined && names.some((one) => one === name),
  )
  return { question, parameters: Object.fromEntries(kept) }
}

/** What the question has no answer without and was not given. */
export function missingBlanks({ question, parameters }: PreparedQuestion): (keyof Parameters)[] {
  return blanksOfQuestion(question).flatMap(({ name, required }) =>
    required && (parameters[name] === undefined || parameters[name] === '') ? [name] : [],
  )
}

export function blanksOfQuestion(question: QuestionId): Blank[] {
  return blanksOf(formOf(question))
}

/** What the question is asked with where nothing else is picked. */
export function usualParameters(question: QuestionId): Parameters {
  return formOf(question).usual ?? {}
}

function formOf(question: QuestionId): QuestionForm {
  const form = QUESTIONS.find(({ id }) => id === question)
  if (form === undefined) throw new Error(`There is no question '${question}'`)
  return form
}
