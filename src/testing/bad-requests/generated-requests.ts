import fc from 'fast-check'
import type { Operation } from './described-operations.ts'
import { hostileBody, hostileText, hostileValue } from './hostile-values.ts'
import { type BadRequest, encoded } from './request.ts'
import { ADDRESSES, METHODS, oddHeaders, SENDERS_OF_BODIES } from './routes-beside.ts'
import { valueIn } from './values-of-schema.ts'

/** What is known of the portal that is asked: ids of rows, and rows as examples of bodies. */
export interface KnownRows {
  ids: readonly string[]
  /** By the path that lists them, e.g. /api/admin/references. */
  rows: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>
}

type Who = BadRequest['who']

interface Parts {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** Requests against every procedure: some right, most with one thing wrong, some with nothing right. */
export function generatedRequests(
  operations: readonly Operation[],
  known: KnownRows,
  who: fc.Arbitrary<Who>,
): fc.Arbitrary<BadRequest> {
  const ofProcedures = fc
    .tuple(fc.constantFrom(...operations), who)
    .chain(([operation, asker]) => requestFor(operation, known, asker))
  return fc.oneof(
    { weight: 8, arbitrary: ofProcedures },
    { weight: 3, arbitrary: besideProcedures(known, who) },
  )
}

function requestFor(operation: Operation, known: KnownRows, who: Who): fc.Arbitrary<BadRequest> {
  const right = rightParts(operation, known)
  return fc
    .tuple(
      right.chain((parts) => withOneWrong(parts)),
      oddHeaders(operation.method),
      hostileBody,
      fc.integer({ min: 0, max: 9 }),
    )
    .map(([parts, headers, body, chance]) => ({
      who,
      method: operation.method,
      address: addressOf(operation.path, parts),
      headers,
      body: operation.method === 'GET' ? undefined : chance === 0 ? body : JSON.stringify(parts.body ?? {}),
    }))
}

function rightParts(
  { path, parameters, body, method }: Operation,
  { ids, rows }: KnownRows,
): fc.Arbitrary<Parts> {
  const of = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valueIn(schema, ids)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    )
  const examples = rows.get(path.replace(/\/\{.*$/, '')) ?? []
  if (method === 'GET' || examples.length === 0) {
    return fc.record({
      path: of('path'),
      query: of('query'),
      body: body === undefined ? fc.constant(undefined) : valueIn(body, ids),
    })
  }
  return fc.constantFrom(...examples).map((row) => ({ path: { id: row.id }, query: {}, body: row }))
}

/** The same with one member replaced, left out, doubled or added; rarely as it was. */
function withOneWrong(parts: Parts): fc.Arbitrary<Parts> {
  const members = [
    ...Object.keys(parts.path).map((name) => ['path', name] as const),
    ...Object.keys(parts.query).map((name) => ['query', name] as const),
    ...(isRecord(parts.body) ? Object.keys(parts.body).map((name) => ['body', name] as const) : []),
    ['query', '__proto__'] as const,
    ['query', 'constructor[prototype][polluted]'] as const,
    ['body', '__proto__'] as const,
  ]
  const replaced = fc
    .tuple(fc.constantFrom(...members), hostileValue)
    .map(([[place, name], value]) => replace(parts, place, name, value))
  return fc.oneof({ weight: 1, arbitrary: fc.constant(parts) }, { weight: 7, arbitrary: replaced })
}

function replace(parts: Parts, place: keyof Parts, name: string, value: unknown): Parts {
  const given = parts[place]
  const record = isRecord(given) ? given : {}
  return {
    ...parts,
    [place]: Object.fromEntries([...Object.entries(record).filter(([one]) => one !== name), [name, value]]),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function addressOf(path: string, { path: inPath, query }: Parts): string {
  const filled = path.replaceAll(/\{\+?(\w+)\}/g, (_, name) => encoded(asText(inPath[name] ?? 'x')))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      (one) => `${name.replaceAll(/[^\w[\]]/g, encoded)}=${encoded(asText(one))}`,
    ),
  )
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}

/** Everything that has an address without being a procedure, and addresses that nothing has. */
function besideProcedures({ ids }: KnownRows, who: fc.Arbitrary<Who>): fc.Arbitrary<BadRequest> {
  const word = fc.oneof(fc.constantFrom(...ids.slice(0, 20)), hostileText)
  const query = fc.array(fc.tuple(hostileText, hostileText), { maxLength: 4 })
  const address = fc
    .tuple(
      fc.constantFrom(...ADDRESSES),
      word,
      query,
      fc.constantFrom('', '', '', '%', '%E0%A4%A', '%00', '//', '/..', ';a'),
    )
    .map(([path, one, pairs, end]) => {
      const at = path.replace('{word}', encoded(one).slice(0, 6000)) + end
      return pairs.length === 0
        ? at
        : `${at}?${pairs.map((pair) => pair.map((text) => encoded(text).slice(0, 1500)).join('=')).join('&')}`
    })
  const read = fc
    .tuple(who, fc.constantFrom(...METHODS), address, oddHeaders('GET'))
    .map(([asker, method, at, headers]) => ({ who: asker, method, address: at, headers, body: undefined }))
  return fc.oneof({ weight: 3, arbitrary: read }, { weight: 1, arbitrary: sentBodies(who) })
}

function sentBodies(who: fc.Arbitrary<Who>): fc.Arbitrary<BadRequest> {
  return fc
    .tuple(who, fc.constantFrom(...SENDERS_OF_BODIES), hostileText, hostileText)
    .map(([asker, make, one, other]) => ({ ...make(one, other), who: asker }))
}
