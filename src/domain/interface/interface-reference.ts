/** The parts of an OpenAPI document that the reference of the interface shows. */
export interface Description {
  info: { version: string }
  servers?: { url: string }[]
  paths?: Record<string, { get?: Operation } | undefined>
}

interface Operation {
  operationId?: string
  summary?: string
  parameters?: Parameter[]
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  default?: unknown
  description?: string
}

/** One form that a value may have: a type or one of some values, within so many lists. */
export interface ValueForm {
  lists: number
  types: string[]
  values: string[]
}

export interface ReferenceField {
  /** Empty where the answer is one value. */
  name: string
  forms: ValueForm[]
  meaning: string
}

/** What the reference page shows of each address, read from the document that machines read. */
export function interfaceReference({ info, servers, paths = {} }: Description) {
  return {
    version: info.version,
    address: servers?.[0]?.url ?? '/api',
    operations: Object.entries(paths).flatMap(([path, item]) =>
      item?.get ? [operationOf(path, item.get)] : [],
    ),
  }
}

export type InterfaceReference = ReturnType<typeof interfaceReference>

function operationOf(path: string, operation: Operation) {
  const { operationId = path, summary = '', parameters = [], responses } = operation
  const answer = answerOf(responses)
  return {
    /** Its address on the page: `species.get`. */
    id: operationId,
    path,
    summary,
    meaning: meaningOf(answer),
    parameters: parameters.map(parameterOf),
    is_list: answer?.items !== undefined,
    fields: fieldsOf(answer),
  }
}

export type ReferenceOperation = ReturnType<typeof operationOf>

function parameterOf({ name, in: place, required = false, schema }: Parameter) {
  return {
    name,
    place,
    is_required: required,
    forms: formsOf(schema),
    default: schema?.default === undefined ? null : JSON.stringify(schema.default),
    meaning: meaningOf(schema),
  }
}

export type ReferenceParameter = ReturnType<typeof parameterOf>

/** What is answered where all is well, in the one format that an address has. */
export const answerOf = (responses: Operation['responses'] = {}): Schema | undefined =>
  Object.values(responses['200']?.content ?? {})[0]?.schema

function fieldsOf(answer: Schema | undefined): ReferenceField[] {
  const one = answer?.items ?? answer?.anyOf?.find(({ properties }) => properties) ?? answer
  const fields = Object.entries(one?.properties ?? {})
  if (fields.length === 0 && answer) return [{ name: '', forms: formsOf(answer), meaning: '' }]
  return fields.map(([name, field]) => ({ name, forms: formsOf(field), meaning: meaningOf(field) }))
}

/** The description of a schema or, without one, of the value that it may hold. */
export function meaningOf(schema: Schema | undefined): string {
  const held = [schema?.items, ...(schema?.anyOf ?? [])].map((one) => one?.description)
  return schema?.description ?? held.find((meaning) => meaning !== undefined) ?? ''
}

/** Types that may stand for each other in the same lists are one form; a type is named once. */
export function formsOf(schema: Schema | undefined, lists = 0): ValueForm[] {
  if (schema === undefined) return []
  if (schema.enum) return [{ lists, types: [], values: schema.enum.map(String) }]
  if (schema.items) return formsOf(schema.items, lists + 1)
  if (schema.anyOf) return schema.anyOf.flatMap((one) => formsOf(one, lists)).reduce(joined, [])
  return [{ lists, types: [schema.type ?? []].flat(), values: [] }]
}

function joined(forms: ValueForm[], form: ValueForm): ValueForm[] {
  const last = forms.at(-1)
  const isAlike = last?.lists === form.lists && last.values.length === 0 && form.values.length === 0
  if (last === undefined || !isAlike) return [...forms, form]
  return [...forms.slice(0, -1), { ...last, types: [...new Set([...last.types, ...form.types])] }]
}
