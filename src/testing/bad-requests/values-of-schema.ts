import fc from 'fast-check'
import type { Schema } from './described-operations.ts'

/** Texts that are right in most fields, so that a request comes further than its schema. */
const USUAL_TEXTS = [
  'Ursus maritimus',
  'narwhal',
  '2015',
  '2015-06-01',
  'DK',
  'skins',
  'en',
  'a',
  'https://example.org/',
]

/** Values that a schema of the description allows; ids are those that are there. */
export function valueIn(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valueIn(choice, ids)))
  if (schema.allOf !== undefined) return fc.oneof(...schema.allOf.map((part) => valueIn(part, ids)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return objectOf(schema, ids)
    case 'array':
      return fc.array(valueIn(schema.items ?? {}, ids), { maxLength: 3 })
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -1e6),
        max: Math.min(schema.maximum ?? 2200, 1e6),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return schema.format === 'uuid'
        ? fc.constantFrom(...ids)
        : fc.constantFrom(...USUAL_TEXTS, ...ids.slice(0, 3))
  }
}

function objectOf({ properties = {}, required = [] }: Schema, ids: readonly string[]): fc.Arbitrary<object> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueIn(schema, ids)]),
  )
  return fc.record(members, { requiredKeys: required.filter((name) => name in members) })
}
