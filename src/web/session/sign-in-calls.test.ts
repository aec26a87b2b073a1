import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnswerTimeout, ForeignAnswer, Unreached } from '#web/lost-answers.ts'
import { setConnection } from '#web/offline/connection.ts'
import { enter, leave, Refused, readSession } from './sign-in-calls.ts'

const PAGE = (status = 200) =>
  new Response('<h1>Sign in to this network</h1>', { status, headers: { 'content-type': 'text/html' } })
const CREDENTIALS = { email: 'curator@example.org', password: 'correct horse battery' }

/** A network that gives one answer to questions; the portal itself is ready. */
function networkWith(answer: (signal: AbortSignal | undefined) => Promise<Response> | Response) {
  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) =>
    asked === '/readyz' ? Response.json({ status: 'ready' }) : answer(init?.signal ?? undefined),
  )
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  vi.stubGlobal('navigator', { onLine: true })
  setConnection('online')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('signing in gives the person, and a refusal its status and minutes', async () => {
  networkWith(() => Response.json({ user: { id: '1', email: CREDENTIALS.email } }))
  expect(await enter(CREDENTIALS)).toEqual({ id: '1', email: CREDENTIALS.email })
  networkWith(() => Response.json({ message: 'Too many attempts', minutes: 15 }, { status: 429 }))
  const refusal = await enter(CREDENTIALS).catch((problem) => problem)
  expect(refusal).toBeInstanceOf(Refused)
  expect(refusal).toMatchObject({ status: 429, minutes: 15 })
})

test.each([
  { what: 'a page of something else', answer: () => PAGE(), problem: ForeignAnswer },
  { what: 'a refusal of something else', answer: () => PAGE(502), problem: ForeignAnswer },
  {
    what: 'no answer',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    problem: Unreached,
  },
])('$what is no sign-in, no session, no sign-out, and has its name', async ({ answer, problem }) => {
  networkWith(answer)
  for (const ask of [() => enter(CREDENTIALS), readSession, leave]) {
    await expect(ask()).rejects.toBeInstanceOf(problem)
  }
})

test('an answer to signing in that never comes is given up', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() =>
    AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError')),
  )
  networkWith((signal) => {
    signal?.throwIfAborted()
    return new Promise(() => undefined)
  })
  await expect(enter(CREDENTIALS)).rejects.toBeInstanceOf(AnswerTimeout)
})
