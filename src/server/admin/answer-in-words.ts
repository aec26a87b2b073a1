import { ORPCError, os, ValidationError } from '@orpc/server'
import { validationMessage } from '#contract/validation-message.ts'
import type { ExistingRecord } from '#domain/problems.ts'
import type { TranslateWithFormats } from '../pages/words.ts'
import { type Unavailable, unavailable } from '../problems.ts'

/**
 * Lets a curator's problems speak: their messages are keys of `admin:validation` or `admin:records`, and the answer carries
 * the sentences, beside them the keys (`data.fields` by field, `data.key` otherwise) for the form to say
 * them in the curator's language. The sentence about a record that already exists names it.
 */
export const answerInWords = os
  .$context<{ words: TranslateWithFormats }>()
  .middleware(async ({ context: { words: t }, next }) => {
    try {
      return await next()
    } catch (problem) {
      if (!(problem instanceof ORPCError)) throw problem
      const sentence = (message: string) => {
        const { key, max } = validationMessage(message) ?? {}
        if (key === undefined) return message
        const values: Readonly<Record<string, string>> = max === undefined ? {} : { max: t.number(max) }
        return t([`admin:validation.${key}`, `admin:records.${key}`], values)
      }
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
      const { existing } = (problem.data ?? {}) as { existing?: ExistingRecord }
      throw new ORPCError(problem.code, {
        message:
          existing === undefined
            ? sentence(problem.message)
            : `${sentence(problem.message)}: ${existing.name}`,
        data: { ...(problem.data as object | undefined), key: problem.message },
      })
    }
  })
