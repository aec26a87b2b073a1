import { os } from '@orpc/server'
import { z } from 'zod'
import type { ReadMeta } from '#contract/shows.ts'
import { Invalid } from '#domain/problems.ts'
import type { Context } from './access.ts'
import { shortenedName } from './shortened-name.ts'

type Asked = Pick<Context, 'parameters'>

/** Refuses a read with a parameter that it does not take, so that no misspelt filter passes for an answer. */
export const refuseUnknownParameters = os.$context<Asked>().middleware(({ context, procedure, next }) => {
  const { inputSchema, route, meta } = procedure['~orpc']
  const { choiceAt }: ReadMeta = meta
  const asked = inputSchema instanceof z.ZodOptional ? inputSchema.unwrap() : inputSchema
  const shape = asked instanceof z.ZodObject ? Object.keys(asked.shape) : []
  const taken = shape.filter((name) => !route.path?.includes(`{${name}}`))
  const problem = context.parameters && unknownAmong(context.parameters, taken)
  if (problem !== undefined) {
    throw new Invalid(
      choiceAt === undefined ? problem : `${problem} A choice of records goes to ${choiceAt}.`,
    )
  }
  return next()
})

/** The refusal of the first unknown parameter; undefined where all are known. */
export function unknownAmong(given: readonly string[], taken: readonly string[]): string | undefined {
  const unknown = given.find((name) => !taken.includes(name))
  return unknown === undefined ? undefined : sentence(shortenedName(unknown), taken)
}

/** The names behind the '?' of an address, without the brackets of lists. */
export const parametersIn = (query: URLSearchParams): string[] =>
  [...query.keys()].map((name) => name.split('[', 1)[0] ?? name)

const sentence = (unknown: string, taken: readonly string[]) =>
  `There is no parameter '${unknown}' here. This address takes ${taken.length === 0 ? 'none' : taken.join(', ')}.`
