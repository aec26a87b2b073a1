import { z } from 'zod'

/* What the specifications demand of a tabular data package. Source: Frictionless Data Package 1, Tabular Data Package, Table Schema. */

/** An address or a path below the package, never above it. */
const path = z.string().regex(/^(?=^[^./~])(^((?!\.{2}).)*$).*$/)
const name = z.string().regex(/^([-a-z0-9._/])+$/)

const constraints = z.strictObject({
  required: z.boolean().optional(),
  unique: z.boolean().optional(),
  enum: z.array(z.string()).min(1).optional(),
})

const common = { name: z.string().min(1), description: z.string(), constraints: constraints.optional() }

const field = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('string'),
    format: z.enum(['default', 'email', 'uri', 'binary', 'uuid']).optional(),
  }),
  z.strictObject({ ...common, type: z.enum(['integer', 'number', 'boolean', 'date', 'array']) }),
])

const schema = z
  .strictObject({
    fields: z.array(field).min(1),
    missingValues: z.array(z.string()),
    primaryKey: z.string(),
    foreignKeys: z
      .array(
        z.strictObject({
          fields: z.string(),
          reference: z.strictObject({ resource: z.string(), fields: z.string() }),
        }),
      )
      .min(1)
      .optional(),
  })
  .refine(({ fields, primaryKey, foreignKeys = [] }) => {
    const names = fields.map((one) => one.name)
    return [primaryKey, ...foreignKeys.map((key) => key.fields)].every((key) => names.includes(key))
  }, 'A key names a column that is not there')

const source = z.strictObject({ title: z.string(), path: path.optional() })
const licence = z.strictObject({ name: z.string().optional(), path, title: z.string().optional() })

const resource = z.strictObject({
  profile: z.literal('tabular-data-resource'),
  name,
  path,
  title: z.string(),
  description: z.string(),
  format: z.string(),
  mediatype: z.string().regex(/^.+\/.+$/),
  encoding: z.literal('utf-8'),
  dialect: z.strictObject({
    delimiter: z.literal(','),
    doubleQuote: z.literal(true),
    header: z.literal(true),
    lineTerminator: z.string(),
    quoteChar: z.literal('"'),
  }),
  bytes: z.number().int(),
  hash: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  sources: z.array(source).optional(),
  licenses: z.array(licence).min(1).optional(),
  schema,
})

/** A tabular data package as the specification has it; every reference leads to a table of the package. */
export const tabularDataPackage = z
  .strictObject({
    profile: z.literal('tabular-data-package'),
    name,
    id: z.string(),
    title: z.string(),
    description: z.string(),
    homepage: z.url(),
    created: z.iso.datetime(),
    contributors: z
      .array(
        z.strictObject({
          title: z.string(),
          role: z.enum(['publisher', 'author', 'contributor', 'wrangler', 'maintainer']),
        }),
      )
      .min(1),
    keywords: z.array(z.string()).min(1),
    sources: z.array(source),
    resources: z.array(resource).min(1),
  })
  .refine(({ resources }) => {
    const names = resources.map((one) => one.name)
    const used = resources.flatMap((one) =>
      (one.schema.foreignKeys ?? []).map(({ reference }) => reference.resource),
    )
    return new Set(names).size === names.length && used.every((one) => names.includes(one))
  }, 'Resources are named twice, or a reference leads out of the package')

export type TabularDataPackage = z.infer<typeof tabularDataPackage>

type Field = TabularDataPackage['resources'][number]['schema']['fields'][number]

const READABLE: Readonly<Record<Field['type'], RegExp>> = {
  string: /^[\s\S]*$/,
  integer: /^-?\d+$/,
  number: /^-?\d+(\.\d+)?(e[-+]?\d+)?$/i,
  boolean: /^(true|false)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  array: /^\[.*\]$/,
}

/** Why a cell does not fit its column; undefined where it does. */
export function problemOfCell({ type, constraints: rules }: Field, cell: string): string | undefined {
  if (cell === '') return rules?.required ? 'is empty' : undefined
  if (!READABLE[type].test(cell)) return `is no ${type}`
  if (type === 'array' && !Array.isArray(JSON.parse(cell))) return 'is no list'
  return rules?.enum === undefined || rules.enum.includes(cell) ? undefined : 'is none of the values'
}
