import { ORPCError, os, ValidationError } from '@orpc/server'
import { Conflict, Forbidden, Invalid, NotFound } from '#domain/problems.ts'

/** The only place that decides what a visitor learns about a failure; anything unnamed stays ours and is answered as 500. */
export const answerProblems = os.middleware(async ({ next }) => {
  try {
    return await next()
  } catch (problem) {
    if (problem instanceof NotFound) throw new ORPCError('NOT_FOUND', { message: problem.message })
    if (problem instanceof Invalid) {
      const { message, fields } = problem
      throw new ORPCError('BAD_REQUEST', { message, data: fields && { fields } })
    }
    if (problem instanceof Forbidden) throw new ORPCError('FORBIDDEN', { message: problem.message })
    if (problem instanceof Conflict) {
      throw new ORPCError('CONFLICT', { message: problem.message, data: { current: problem.current } })
    }
    if (
      problem instanceof ORPCError &&
      problem.cause instanceof ValidationError &&
      problem.code === 'BAD_REQUEST'
    ) {
      // The schema's words are written for the visitor; its patterns and paths are not.
      const sentences = new Set(problem.cause.issues.map(({ message }) => message))
      throw new ORPCError('BAD_REQUEST', { message: [...sentences].join('; '), cause: problem.cause })
    }
    throw problem
  }
})
