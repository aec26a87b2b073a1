import type { BadRequest } from './request.ts'
import type { Received } from './send-request.ts'

/** What no answer may contain: where the code lies, what it is made of, the messages of the database. */
const INTERNALS = new RegExp(
  [
    String.raw`\n\s+at .+:\d+`,
    'node_modules',
    'node:internal',
    String.raw`\.ts:\d+`,
    'file://',
    'FST_',
    'drizzle|fastify|pglite|better-auth|orpc|zod',
    'Failed query',
    'violates',
    'relation "|column "|constraint "|operator does not exist',
    'invalid input syntax|syntax error at|out of range for type|byte sequence',
    'TypeError|ReferenceError|RangeError|SyntaxError',
    'Unexpected token|Unexpected end of',
    'Cannot read prop',
    'ENOENT|ECONN|EPIPE|ENAMETOOLONG',
  ].join('|'),
)

/** A page names the files of the build that it loads, some by the package in them. */
const BUILT_FILE = /\/assets\/[\w.-]+/g

const WITHOUT_BODY = [204, 304]

/** What is wrong with an answer; nothing where a visitor may get it. */
export function problemsOf({ method }: Pick<BadRequest, 'method'>, answer: Received): string[] {
  const { status, headers } = answer
  const problems: string[] = []
  if (status >= 500) problems.push(`answered ${status}`)
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('without nosniff')
  if (headers['content-security-policy'] === undefined) problems.push('without a security policy')
  if (headers['x-powered-by'] !== undefined || headers.server !== undefined)
    problems.push('names its software')
  if (headers['set-cookie']?.some((cookie) => /^a=b/.test(cookie))) problems.push('a header was put in')
  if (status >= 400 && method !== 'HEAD') problems.push(...problemsOfRefusal(answer))
  if (method === 'HEAD' && answer.body !== '') problems.push('a body where none belongs')
  return problems
}

function problemsOfRefusal({ status, headers, body }: Received): string[] {
  if (WITHOUT_BODY.includes(status)) return []
  const type = headers['content-type'] ?? ''
  if (type.startsWith('text/html')) {
    const told = INTERNALS.exec(body.replaceAll(BUILT_FILE, ''))?.[0]
    return told === undefined ? [] : [`a page that tells '${told}'`]
  }
  if (!type.startsWith('application/json')) return [`a refusal as '${type}'`]
  const said = parsed(body)
  const { code, message } = said ?? {}
  const problems: string[] = []
  if (typeof code !== 'string' || !/^[A-Z_]+$/.test(code))
    problems.push(`a refusal with code ${String(code)}`)
  if (typeof message !== 'string' || !/\w+ \w+/.test(message))
    problems.push(`a refusal that says ${JSON.stringify(message)}`)
  const leaked = INTERNALS.exec(body)?.[0]
  if (leaked !== undefined) problems.push(`tells '${leaked}'`)
  return problems
}

function parsed(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** The same of bytes that came back on a line where no proper request was sent. */
export function problemsOfBytes(received: string): string[] {
  if (received === '') return []
  const [head = '', body = ''] = received.split('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(/:\s*(.*)/s, 2))
  const headers = Object.fromEntries(lines.map(([name = '', value = '']) => [name.toLowerCase(), value]))
  if (!(status >= 200)) return [`answered '${head.slice(0, 80)}'`]
  return problemsOf(
    { method: status < 400 ? 'GET' : 'ANY' },
    { status, headers, body: wholeBody(body, headers), ms: 0 },
  )
}

/** The first answer's alone, where more than one came. */
function wholeBody(body: string, headers: Record<string, string>): string {
  if (headers['content-length'] !== undefined) return body.slice(0, Number(headers['content-length']))
  return body.replace(/^[\da-f]+\r\n/, '').replace(/\r\n0\r\n$/, '')
}
