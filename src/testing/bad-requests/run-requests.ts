import fc from 'fast-check'
import { describedOperations, type Operation } from './described-operations.ts'
import { generatedRequests, type KnownRows } from './generated-requests.ts'
import { problemsOf, problemsOfBytes } from './judge-answer.ts'
import { asLine, type BadRequest } from './request.ts'
import { sendBytes, senderTo } from './send-request.ts'

export interface RequestRun {
  url: string
  /** An administrator's session. */
  cookie: string
  /** How many requests, about half of which may change something. */
  count: number
  /** The same seed makes the same requests. */
  seed: number
  onProgress?: (sent: number) => void
}

const AT_ONCE = 6
const BATCH = 500
/** A defect shows in many requests; more of them say nothing new. */
const MOST_PROBLEMS = 200

const visitor = fc.constant('visitor' as const)
const anybody = fc.constantFrom('visitor' as const, 'administrator' as const)
const administrator = fc.constant('administrator' as const)

/**
 * Sends generated requests to a portal and judges every answer. First those that may change nothing: all of a
 * visitor's, and an administrator's reads; then those of an administrator who writes.
 */
export async function runRequests({ url, cookie, count, seed, onProgress }: RequestRun) {
  const operations = await describedOperations()
  const known = await knownRows(url, cookie, operations)
  const report = {
    sent: 0,
    /** How often each status came. */
    statuses: {} as Record<string, number>,
    slowestMs: 0,
    slowest: '',
    /** What may not happen and did, each with its request. */
    problems: [] as string[],
  }
  const sender = senderTo(url, cookie)

  const send = async (request: BadRequest) => {
    try {
      const answer = await sender.send(request)
      report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
      if (answer.ms > report.slowestMs)
        Object.assign(report, { slowestMs: answer.ms, slowest: asLine(request) })
      for (const problem of problemsOf(request, answer)) {
        report.problems.push(
          `${problem} (${answer.status}): ${asLine(request)} => ${answer.body.slice(0, 200)}`,
        )
      }
    } catch (problem) {
      if (!isUnsendable(problem)) report.problems.push(`${String(problem)}: ${asLine(request)}`)
    }
    report.sent += 1
  }
  const sendAll = async (requests: fc.Arbitrary<BadRequest>, many: number, seedOfPart: number) => {
    for (let at = 0; at < many && report.problems.length < MOST_PROBLEMS; at += BATCH) {
      const batch = fc.sample(requests, { numRuns: Math.min(BATCH, many - at), seed: seedOfPart + at })
      await inTurns(batch, AT_ONCE, send)
      onProgress?.(report.sent)
    }
  }

  const reads = operations.filter(({ method }) => method === 'GET')
  const before = await dataVersion(url)
  await sendAll(generatedRequests(operations, known, visitor), Math.ceil(count * 0.3), seed)
  await sendAll(generatedRequests(reads, known, administrator), Math.ceil(count * 0.3), seed + 1e6)
  const after = await dataVersion(url)
  if (before !== after)
    report.problems.push(
      `requests that may change nothing raised the data version from ${before} to ${after}`,
    )

  await sendAll(generatedRequests(operations, known, anybody), Math.floor(count * 0.4), seed + 2e6)
  for (const [what, bytes] of Object.entries(WRONG_BYTES)) {
    const problems = problemsOfBytes(await sendBytes(url, bytes))
    report.problems.push(...problems.map((problem) => `${problem}: ${what}`))
    report.sent += 1
  }
  for (const address of ['/', '/gallery', '/api/species/all', '/api/dataset-releases', '/readyz']) {
    const { status } = await fetch(url + address)
    if (status !== 200) report.problems.push(`${address} is answered with ${status} afterwards`)
  }
  sender.close()
  return report
}

/** What Node itself refuses to send. */
const isUnsendable = (problem: unknown) =>
  problem instanceof Error &&
  'code' in problem &&
  /^ERR_(INVALID_CHAR|UNESCAPED_CHARACTERS|INVALID_HTTP_TOKEN)$/.test(String(problem.code))

async function inTurns<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const left = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

async function dataVersion(url: string): Promise<number> {
  const ready = (await (await fetch(`${url}/readyz`)).json()) as { data_version: number }
  return ready.data_version
}

/** The ids of species, and some rows of every kind, for requests that come further than their shape. */
async function knownRows(url: string, cookie: string, operations: readonly Operation[]): Promise<KnownRows> {
  const species = (await (await fetch(`${url}/api/species/all`)).json()) as { id: string }[]
  const lists = operations.filter(
    ({ method, path }) =>
      method === 'POST' && operations.some((one) => one.method === 'GET' && one.path === path),
  )
  const rows = await Promise.all(
    lists.map(async ({ path }) => {
      const answer = await fetch(`${url}${path}?size=20`, { headers: { cookie } })
      const { rows: found = [] } = (await answer.json()) as { rows?: Record<string, unknown>[] }
      return [path, found.map(inForm)] as const
    }),
  )
  const idsOfRows = rows.flatMap(([, found]) => found.slice(0, 3).map(({ id }) => String(id)))
  return {
    ids: [...species.slice(0, 20).map(({ id }) => id), ...idsOfRows],
    rows: new Map(rows.filter(([, found]) => found.length > 0)),
  }
}

/** A row as its form sends it. */
const inForm = ({ species, ...row }: Record<string, unknown>): Record<string, unknown> => ({
  ...row,
  ...(isOwner(species) ? { species_id: species.id } : {}),
})

const isOwner = (species: unknown): species is { id: string } =>
  typeof species === 'object' && species !== null && 'id' in species

/** What is sent on a line and is no proper request. Each is answered with a refusal, or the line is closed. */
const WRONG_BYTES: Readonly<Record<string, string>> = {
  'an unknown method': 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n',
  'another protocol': 'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  'no protocol': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a NUL in the address': 'GET /a\0b HTTP/1.1\r\nhost: a\r\n\r\n',
  'a space in the address': 'GET /a b HTTP/1.1\r\nhost: a\r\n\r\n',
  'a whole address': 'GET http://[evil HTTP/1.1\r\nhost: a\r\n\r\n',
  'an address of another site':
    'GET http://evil.example/api/species/all HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'dot segments': 'GET /api/functions/%2e%2e/audit HTTP/1.1\r\nhost: a\r\n\r\n',
  'more requests than are taken ahead': 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(100),
  'the whole server': 'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'a tunnel': 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n',
  'an upgrade': 'GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
  'headers without end': `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  'an address without end': `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'a header that is none': 'GET / HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n',
  'a folded header': 'GET / HTTP/1.1\r\nhost: a\r\nx: b\r\n c\r\nconnection: close\r\n\r\n',
  'two lengths':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
  'a negative length': 'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'a length and chunks':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'chunks that are none':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'less than was promised':
    'POST /api/auth/sign-in/email HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{}',
  'an expectation':
    'POST /api/auth/sign-out HTTP/1.1\r\nhost: a\r\nexpect: the-unexpected\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
}
