import type { Parameters } from './parameters.ts'
import { RECORD_QUESTIONS } from './record-questions.ts'
import { SPECIES_QUESTIONS } from './species-questions.ts'
import { TRADE_QUESTIONS } from './trade-questions.ts'

/**
 * One thing that can be asked. `ask` is the question as it is suggested; `wordings` are all the ways it may be
 * worded: order and filling words do not matter, (words) may be left out, {places} hold a parameter, and what
 * comes after 'without', 'not' or 'never' is what is missing.
 */
export interface QuestionForm {
  id: string
  ask: string
  /** The default where the text does not name one. */
  usual?: Parameters
  wordings: readonly string[]
}

/** What the audit trail and the releases in use can be asked. */
const CHANGE_QUESTIONS = [
  {
    id: 'changes_of_species',
    ask: 'Who changed {species} last?',
    wordings: ['(who) (when) changed {species} (latest)', '(who) (when) changed {species} {day}'],
  },
  {
    id: 'changes_since',
    ask: 'What was changed since {day}?',
    wordings: ['(who) (latest) (fact) (record) changed {day}'],
  },
  {
    id: 'latest_changes',
    ask: 'What was changed last?',
    wordings: ['(who) (fact) (record) changed latest'],
  },
  {
    id: 'changes_by',
    ask: 'What was changed by {editor}?',
    wordings: ['(fact) (record) (latest) changed {editor}', '(fact) (record) changed {editor} {day}'],
  },
  {
    id: 'deletions',
    ask: 'What was deleted?',
    wordings: ['(who) (when) (latest) (fact) (record) deleted ({day})'],
  },
  {
    id: 'latest_imports',
    ask: 'What was imported last?',
    wordings: ['(who) (when) (fact) (record) imported (latest)'],
  },
] as const satisfies readonly QuestionForm[]

/** Everything that the assistant understands, by what it is about. */
export const QUESTION_GROUPS = [
  { group: 'species', questions: SPECIES_QUESTIONS },
  { group: 'records', questions: RECORD_QUESTIONS },
  { group: 'trade', questions: TRADE_QUESTIONS },
  { group: 'changes', questions: CHANGE_QUESTIONS },
] as const

export type QuestionId = (typeof QUESTION_GROUPS)[number]['questions'][number]['id']

export const QUESTIONS: readonly (QuestionForm & { id: QuestionId })[] = QUESTION_GROUPS.flatMap(
  ({ questions }): (QuestionForm & { id: QuestionId })[] => [...questions],
)

export const QUESTION_IDS: readonly QuestionId[] = QUESTIONS.map(({ id }) => id)
