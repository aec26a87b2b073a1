import { expect, test } from 'vitest'
import { z } from 'zod'
import { credentials } from './accounts-contract.ts'
import { adminContract, contract } from './index.ts'
import { sentReleaseInput } from './sent-release.ts'

/* Made from the contract itself: a text that someone adds without a limit fails the day it is written. */

interface Procedure {
  '~orpc': { inputSchema?: z.ZodType; outputSchema?: z.ZodType }
}

const isProcedure = (part: object): part is Procedure => '~orpc' in part

function proceduresOf(part: object, path: string): [string, Procedure['~orpc']][] {
  if (isProcedure(part)) return [[path, part['~orpc']]]
  return Object.entries(part).flatMap(([name, below]) => proceduresOf(below, `${path}.${name}`))
}

const procedures = [...proceduresOf(contract, 'public'), ...proceduresOf(adminContract, 'admin')]
const inputs: [string, z.ZodType][] = [
  ...procedures.flatMap<[string, z.ZodType]>(([name, { inputSchema }]) =>
    inputSchema ? [[name, inputSchema]] : [],
  ),
  ['sign-in', credentials],
  ['release', sentReleaseInput],
]

/** The schemas that stand directly inside another, by what they are called there. */
function partsOf(schema: z.ZodType): [string, z.ZodType][] {
  return Object.entries(schema.def).flatMap(([name, part]) => {
    if (name === 'checks') return []
    if (part instanceof z.ZodType) return [[name, part]]
    if (part === null || typeof part !== 'object') return []
    return Object.entries(part).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
  })
}

function everyPart(schema: z.ZodType, path: string): [string, z.ZodType][] {
  return [[path, schema], ...partsOf(schema).flatMap(([name, part]) => everyPart(part, `${path}.${name}`))]
}

/** A pattern of a whole text in which nothing is repeated without end. */
const isBounded = ({ source }: RegExp) => /^\^.*\$$/.test(source) && !/[*+]|,\}/.test(source)

function isLimited(text: z.ZodString | z.ZodStringFormat): boolean {
  if (text instanceof z.ZodUUID || text.maxLength != null) return true
  const checks = (text.def.checks ?? []).map((check) => check._zod.def as { pattern?: RegExp })
  return checks.some(({ pattern }) => pattern !== undefined && isBounded(pattern))
}

const isText = (schema: z.ZodType): schema is z.ZodString =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat

test('what is looked at holds the texts of forms, of visitors and of signing in', () => {
  const texts = inputs.flatMap(([name, schema]) => everyPart(schema, name)).filter(([, part]) => isText(part))
  const paths = texts.map(([path]) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'admin.references.create.title',
      'public.trade.view.term.innerType.in',
      'sign-in.email',
    ]),
  )
})

test.each(inputs)('every text that %s takes has a greatest length', (name, schema) => {
  const unlimited = everyPart(schema, name).filter(([, part]) => isText(part) && !isLimited(part))
  expect(unlimited.map(([path]) => path)).toEqual([])
})

test.each(inputs)('nothing that %s takes is of an unknown kind', (name, schema) => {
  const unknown = everyPart(schema, name).filter(
    ([, part]) => part instanceof z.ZodAny || part instanceof z.ZodUnknown || part instanceof z.ZodCustom,
  )
  expect(unknown.map(([path]) => path)).toEqual([])
})

test.each(procedures)(
  '%s answers with texts of any length, also those stored without a limit',
  (name, { outputSchema }) => {
    const limited = outputSchema
      ? everyPart(outputSchema, name).filter(([, part]) => isText(part) && part.maxLength != null)
      : []
    expect(limited.map(([path]) => path)).toEqual([])
  },
)
