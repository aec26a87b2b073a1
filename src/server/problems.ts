import { ORPCError, os, ValidationError } from '@orpc/server'
import { isDatabaseGone, wentWhileSaving } from '#database/database-gone.ts'
import { isDiskFull } from '#database/disk-full.ts'
import {
  Busy,
  Conflict,
  DamagedFile,
  Duplicate,
  Forbidden,
  Invalid,
  KeyOfAnotherRequest,
  NotFound,
} from '#domain/problems.ts'

/** Why nothing, or perhaps nothing, was stored, or nothing was found out; each has its words for curators. */
export type Unavailable = 'nothing_saved' | 'perhaps_saved' | 'disk_full' | 'name_service_unavailable'

/** When a question that was answered with 503 may be asked again. */
export const RETRY_AFTER_S = 10

/** The sentence while the database cannot be reached; visitors change nothing, so it is true for them too. */
export const unavailable = (
  key: Unavailable = 'nothing_saved',
  message = 'The database does not answer at the moment. Nothing was changed; try again in a minute.',
) => new ORPCError('SERVICE_UNAVAILABLE', { message, data: { key } })

/**
 * The only place that decides what a visitor is shown of a failure; anything unnamed is answered as 500.
 */
export const answerProblems = os.middleware(async ({ next }) => {
  try {
    return await next()
  } catch (problem) {
    if (problem instanceof NotFound) throw new ORPCError('NOT_FOUND', { message: problem.message })
    if (problem instanceof Invalid) {
      const { message, fields } = problem
      const existing = problem instanceof Duplicate ? { existing: problem.existing } : {}
      throw new ORPCError('BAD_REQUEST', { message, data: fields && { fields, ...existing } })
    }
    if (problem instanceof Forbidden) throw new ORPCError('FORBIDDEN', { message: problem.message })
    if (problem instanceof Conflict) {
      const { message, current, last_change } = problem
      throw new ORPCError('CONFLICT', { message, data: { current, last_change } })
    }
    if (problem instanceof KeyOfAnotherRequest) {
      throw new ORPCError('UNPROCESSABLE_CONTENT', { message: problem.message })
    }
    if (problem instanceof Busy) {
      throw new ORPCError('SERVICE_UNAVAILABLE', { message: problem.message, data: { key: 'busy' } })
    }
    if (problem instanceof DamagedFile) {
      throw new ORPCError('SERVICE_UNAVAILABLE', { message: problem.message })
    }
    if (isDiskFull(problem)) throw unavailable('disk_full')
    if (isDatabaseGone(problem)) {
      throw unavailable(wentWhileSaving(problem) ? 'perhaps_saved' : 'nothing_saved')
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
