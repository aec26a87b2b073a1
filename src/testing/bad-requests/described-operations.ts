import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { adminContract, contract } from '#contract/index.ts'

/** As much of JSON Schema as the description of the interface uses. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** One procedure as its OpenAPI description tells it. */
export interface Operation {
  method: string
  /** With its parameters in braces. */
  path: string
  parameters: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[]
  body: Schema | undefined
}

interface Described {
  parameters?: Operation['parameters']
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}

/** Every procedure of the public interface and of the back office. */
export async function describedOperations(): Promise<Operation[]> {
  const [open, closed] = await Promise.all([pathsOf(contract), pathsOf(adminContract)])
  const behind = (path: string) => (path.startsWith('/functions/') ? '/api' : '/api/admin') + path
  return [...operationsOf(open, (path) => `/api${path}`), ...operationsOf(closed, behind)]
}

async function pathsOf(router: typeof contract | typeof adminContract) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(router, { info: { title: 'Interface', version: '1' } })
  return JSON.parse(JSON.stringify(document.paths ?? {})) as Record<string, Record<string, Described>>
}

function operationsOf(
  paths: Awaited<ReturnType<typeof pathsOf>>,
  addressOf: (path: string) => string,
): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path: addressOf(path),
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
    })),
  )
}
