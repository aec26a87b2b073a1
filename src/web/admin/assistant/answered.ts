import type { AdminAnswers } from '../admin-api.ts'

/** The answer to a question that was understood. */
export type Answered = Extract<AdminAnswers['assistant']['ask'], { understood: true }>
export type AnswerRow = Answered['rows'][number]
