import { z } from 'zod'
import { get } from './routes.ts'
import { textOrNull } from './vocabularies.ts'

const forms = z
  .array(
    z.object({
      lists: z.number().int().describe('How many lists the value is within'),
      types: z.array(z.string()).describe('JSON types that the value may have'),
      values: z.array(z.string()).describe('The values that it may have, where they are fixed'),
    }),
  )
  .describe('The forms that the value may have')

const operation = z.object({
  id: z.string().describe('Its name in the OpenAPI document, and its address on the page /api'),
  path: z.string(),
  summary: z.string(),
  meaning: z.string().describe('What the answer is; empty where nothing is described'),
  parameters: z.array(
    z.object({
      name: z.string(),
      place: z.string().describe('`path` or `query`'),
      is_required: z.boolean(),
      forms,
      default: textOrNull.describe('As JSON; null where there is none'),
      meaning: z.string(),
    }),
  ),
  is_list: z.boolean().describe('Whether the answer is a list of what the fields describe'),
  fields: z.array(z.object({ name: z.string(), forms, meaning: z.string() })),
})

const reference = z
  .object({
    version: z.string().describe("The software's version"),
    address: z.string().describe('The address that all paths begin with'),
    operations: z.array(operation).describe('Every address with its parameters and the fields of its answer'),
  })
  .describe('The OpenAPI document of this interface in short, as the page /api shows it')

export const interfaceContract = {
  reference: get('/interface', 'The reference of this interface').output(reference),
}
