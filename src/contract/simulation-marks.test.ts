import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './index.ts'
import type { ReadMeta } from './shows.ts'

interface Read {
  '~orpc': { meta: ReadMeta; outputSchema?: z.ZodType }
}

const isRead = (part: object): part is Read => '~orpc' in part

function readsOf(part: object, path: string[] = []): [string, Read['~orpc']][] {
  if (isRead(part)) return [[path.join('.'), part['~orpc']]]
  return Object.entries(part).flatMap(([name, below]) => readsOf(below, [...path, name]))
}

const reads = readsOf(contract)
const showing = reads.filter(([, { meta }]) => (meta.shows ?? []).length > 0)

/** The answer itself, or a row of it where it is a list. */
function markedPart(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return markedPart(schema.element as z.ZodType)
  if (schema instanceof z.ZodNullable) return markedPart(schema.unwrap() as z.ZodType)
  return schema
}

test('there are reads that show figures of datasets that may be simulated', () => {
  expect(showing.map(([name]) => name)).toContain('seizures.summary')
  expect(showing.length).toBeLessThan(reads.length)
})

test.each(showing)(
  'the answer of %s says in its body whether its figures are simulated',
  (_, { outputSchema }) => {
    const part = markedPart(outputSchema)
    expect(part instanceof z.ZodObject && Object.keys(part.shape)).toEqual(
      expect.arrayContaining(['simulated', 'simulated_datasets']),
    )
  },
)
