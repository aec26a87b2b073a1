import type { FastifyReply } from 'fastify'
import { Invalid, NotFound, Unavailable } from '#domain/problems.ts'
import type { Answer } from '../answers/answer.ts'
import { RefusedAnswer } from '../answers/refused-answer.ts'
import { sendAnswer } from '../answers/send-answer.ts'

/** Why there is nothing at an address; undefined for a fault of ours. */
export function refusalOfView(
  problem: unknown,
): { status: 400 | 404; code: string; message: string } | undefined {
  if (problem instanceof NotFound) return { status: 404, code: 'NOT_FOUND', message: problem.message }
  if (problem instanceof Invalid) return { status: 400, code: 'BAD_REQUEST', message: problem.message }
  return undefined
}

/** A refusal of the API, for another format. Throws Unavailable where the API could not answer. */
export function refusedBy(answer: Answer): NotFound | Invalid {
  if (answer.status >= 500) throw new Unavailable(`An answer failed with ${answer.status}: ${answer.body}`)
  const { message } = JSON.parse(answer.body.toString())
  return answer.status === 404 ? new NotFound(message) : new Invalid(message)
}

/** The same for what `asked` rejects with, where another format is answered than that of the API. */
export async function inOwnWords<Found>(asked: Promise<Found>): Promise<Found> {
  try {
    return await asked
  } catch (problem) {
    throw problem instanceof RefusedAnswer ? refusedBy(problem.answer) : problem
  }
}

/** Answers with what `answer` sends or, where it refuses, with the reason as JSON: that of the interface as it gave it. */
export async function orRefused(
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await answer()
  } catch (problem) {
    if (problem instanceof RefusedAnswer) return sendAnswer(reply.request, reply, problem.answer)
    const refusal = refusalOfView(problem)
    if (refusal === undefined) throw problem
    const { status, ...body } = refusal
    return reply.code(status).send(body)
  }
}
