import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import {
  describedOperations,
  type Operation,
  type Schema,
} from '#testing/bad-requests/described-operations.ts'
import { inTurn } from '#testing/long-run.ts'
import { openMigrated } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

/*
 * Made from the contract: every address of the public interface with everything it takes. What none takes is written in
 * each way in the long run; in the usual one the ways take turns.
 */

const NEEDED_VALUES: Readonly<Record<string, string>> = {
  view: 'sources',
  id: '00000000-0000-4000-8000-000000000000',
  species_id: '00000000-0000-4000-8000-000000000000',
  language: 'is',
}

const READS = (await describedOperations())
  .filter(({ path }) => !/^\/api\/(admin|functions)\//.test(path))
  .map((read) => ({
    ...read,
    address: read.path.replaceAll(/\{(\w+)\}/g, (_, name) => NEEDED_VALUES[name] ?? name),
  }))

const PARAMETERS = READS.flatMap((read) =>
  read.parameters.filter((one) => one.in === 'query').map((one) => ({ ...one, read })),
)

/** Values that a parameter cannot have; a text or a list of texts may be anything, but not of parts with names. */
function wrongValuesOf({ name, schema }: Operation['parameters'][number]): string[] {
  const isList = schema.type === 'array'
  const one: Schema = isList ? (schema.items ?? {}) : schema
  const isText = one.type === 'string' && one.enum === undefined
  return [
    `${name}[toString]=x`,
    ...(isList ? [] : [`${name}=1&${name}=1`]),
    ...(isText ? [] : [`${name}=ZZ`, `${name}=-1`, `${name}=%00`, `${name}=constructor`]),
  ]
}

describe('the public interface', () => {
  let connection: Connection
  let app: FastifyInstance

  beforeAll(async () => {
    connection = await openMigrated()
    app = await createTestPortal(connection)
  })
  afterAll(async () => {
    await app.close()
    await connection.close()
  })

  /** An address with a query and, of what it cannot be asked without, all but `name`. */
  const asked = ({ address, parameters }: (typeof READS)[number], query: string, name?: string) => {
    const needed = parameters.filter((one) => one.in === 'query' && one.required && one.name !== name)
    const given = needed.map((one) => `${one.name}=${NEEDED_VALUES[one.name]}`)
    return `${address}?${[...given, query].join('&')}`
  }
  const messageOf = async (address: string) => {
    const answer = await app.inject(address)
    expect(answer.statusCode, address).toBe(400)
    expect(answer.headers['cache-control'], address).not.toContain('immutable')
    return answer.json<{ code: string; message: string }>().message
  }

  test("the interface's own description refuses parameters too; its page, like any page, ignores them", async () => {
    expect(await messageOf('/api/openapi.json?x')).toBe(
      "There is no parameter 'x' here. This address takes none.",
    )
    expect((await app.inject('/api/openapi.json')).statusCode).toBe(200)
    expect((await app.inject('/api/openapi.json?')).statusCode).toBe(200)
    expect((await app.inject('/api?x')).statusCode).toBe(200)
  })

  test.each(READS)('$path refuses parameters that it does not take', async (read) => {
    expect((await app.inject(asked(read, ''))).statusCode).not.toBe(400)
    const inPath = read.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    for (const [place, name] of ['unheardOf', 'utm_source', '0', 'constructor', ...inPath].entries()) {
      for (const query of inTurn([`${name}=1`, `${name}`, `${name}[]=1`], place)) {
        expect(await messageOf(asked(read, query)), query).toContain(`There is no parameter '${name}' here.`)
      }
    }
  })

  test.each(PARAMETERS)('$read.path refuses values that $name cannot have', async (parameter) => {
    for (const query of wrongValuesOf(parameter)) {
      const message = await messageOf(asked(parameter.read, query, parameter.name))
      expect(message, query).toMatch(new RegExp(`^${parameter.name} must be`))
    }
  })

  test('says which values a parameter may have', async () => {
    expect(await messageOf('/api/species?iucnStatus=ZZ')).toBe(
      'iucnStatus must be one of EX, EW, CR, EN, VU, NT, LC, DD, NE',
    )
    expect(await messageOf('/api/species?iucnstatus=EN')).toContain('This address takes search, iucnStatus,')
  })

  test('describes the refusal', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json()
    for (const [path, { get }] of Object.entries<{ get: { responses: object } }>(paths)) {
      expect(Object.keys(get.responses), path).toContain('400')
    }
  })
})
