import type { AdminAnswers } from '../admin-api.ts'

/** The answer to a question. */
export type Answered = AdminAnswers['assistant']['answer']
export type AnswerRow = Answered['rows'][number]
/** What a question was asked about. */
export type AskedParameters = Answered['parameters']
/** A question that comes near a text. */
export type NearQuestion = Extract<AdminAnswers['assistant']['ask'], { understood: false }>['nearest'][number]
