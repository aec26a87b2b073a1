import { ORPCError, os, ValidationError } from '@orpc/server'
import type { Say } from '../pages/words.ts'
import { type Unavailable, unavailable } from '../problems.ts'

/** 'listing_date_required', or 'cites_listings.not_found' for what a kind of record has words of its own for. */
const KEY = /^[a-z][a-z_]+(\.[a-z_]+)?$/

/**
 * Lets a curator's problems speak: their messages are keys of `admin:validation` or `admin:records`, and the answer carries
 * the sentences, beside them the keys (`data.fields` by field, `data.key` otherwise) for the form to say
 * them in the curator's language.
 */
export const answerInWords = os
  .$context<{ words: Say }>()
  .middleware(async ({ context: { words: t }, next }) => {
    try {
      return await next()
    } catch (problem) {
      if (!(problem instanceof ORPCError)) throw problem
      const sentence = (key: string) =>
        KEY.test(key) ? t([`admin:validation.${key}`, `admin:records.${key}`]) : key
      if (problem.cause instanceof ValidationError) {
        const { issues } = problem.cause
        throw new ORPCError(problem.code, {
          message: [...new Set(issues.map(({ message }) => sentence(message)))].join('; '),
          data: {
            fields: Object.fromEntries(issues.map(({ path, message }) => [path?.join('.') ?? '', message])),
          },
        })
      }
      if (problem.code === 'SERVICE_UNAVAILABLE') {
        const { key } = problem.data as { key: Unavailable }
        throw unavailable(key, sentence(key))
      }
      throw new ORPCError(problem.code, {
        message: sentence(problem.message),
        data: { ...(problem.data as object | undefined), key: problem.message },
      })
    }
  })
