import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerTimeout, ForeignAnswer, Unreached } from '../lost-answers.ts'
import { connectionState, setConnection } from './connection.ts'
import { fetchFromPortal } from './fetch-from-portal.ts'

const ORIGIN = 'https://portal.example'
const READY = () => Response.json({ status: 'ready', data_version: 7 })
const PAGE = () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } })

type Gives = (signal: AbortSignal | undefined) => Promise<Response> | Response

const refuses: Gives = () => Promise.reject(new TypeError('Failed to fetch'))
const hangs: Gives = (signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
const breaksOff: Gives = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }), {
    headers: { 'content-type': 'application/json' },
  })

/** A network that gives one answer to questions, and another to whether the portal is ready. */
function networkWith(answer: Gives, readiness: Gives = READY) {
  vi.stubGlobal('fetch', (asked: Request | string, init?: RequestInit) =>
    (asked === '/readyz' ? readiness : answer)(init?.signal ?? undefined),
  )
}

const ask = (method = 'GET') => fetchFromPortal(new Request(`${ORIGIN}/api/species`, { method }))

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  setConnection('online')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setConnection('online')
})

test('an answer of the portal arrives whole', async () => {
  networkWith(() => Response.json({ species: 43 }, { headers: { etag: '"7"' } }))
  const answer = await ask()
  expect([answer.status, answer.headers.get('etag'), await answer.json()]).toEqual([
    200,
    '"7"',
    { species: 43 },
  ])
})

test.each([
  { what: 'no answer', answer: refuses, problem: Unreached },
  { what: 'an answer that breaks off', answer: breaksOff, problem: Unreached },
  { what: 'a page of something else', answer: PAGE, problem: ForeignAnswer },
])(
  '$what has its name, and the line is not doubted while the portal is ready',
  async ({ answer, problem }) => {
    networkWith(answer)
    await expect(ask()).rejects.toBeInstanceOf(problem)
    expect(connectionState()).toBe('online')
  },
)

test.each([
  { what: 'the portal is not reached either', readiness: refuses },
  { what: 'something else answers in its place', readiness: PAGE },
  {
    what: 'the portal is not ready',
    readiness: () => Response.json({ status: 'not ready' }, { status: 503 }),
  },
])('after a lost answer the page is offline where $what', async ({ readiness }) => {
  networkWith(refuses, readiness)
  await expect(ask()).rejects.toBeInstanceOf(Unreached)
  expect(connectionState()).toBe('offline')
})

test('an answer that never comes is given up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
    AbortSignal.abort(new DOMException('', 'TimeoutError')),
  )
  networkWith((signal) => (signal?.aborted ? Promise.reject(signal.reason) : hangs(signal)))
  await expect(ask()).rejects.toBeInstanceOf(AnswerTimeout)
})

test('a change takes as long as it needs', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  networkWith(() => new Response(null))
  expect((await ask('POST')).ok).toBe(true)
  expect(timeout).not.toHaveBeenCalled()
})

test('a question that is no longer asked is no problem of the line', async () => {
  networkWith(() => Promise.reject(new DOMException('', 'AbortError')), refuses)
  await expect(ask()).rejects.toMatchObject({ name: 'AbortError' })
  expect(connectionState()).toBe('online')
})
