import { expect, test } from 'vitest'
import { networkFirst } from './network-first.ts'

const said = (text: string) => async () => new Response(text)
const fails = () => Promise.reject(new TypeError('Failed to fetch'))
const hangs = () => new Promise<Response>(() => undefined)
const late = (text: string) => () =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(text)), 30))
const nothing = async () => undefined

test.each([
  { what: 'a network that answers', ask: said('new'), findCopy: said('kept'), answer: 'new', missed: false },
  {
    what: 'a network that answers without a copy at hand',
    ask: said('new'),
    findCopy: nothing,
    answer: 'new',
    missed: false,
  },
  { what: 'no network', ask: fails, findCopy: said('kept'), answer: 'kept', missed: true },
  { what: 'a connection that hangs', ask: hangs, findCopy: said('kept'), answer: 'kept', missed: true },
  {
    what: 'a slow line without a copy at hand',
    ask: late('new'),
    findCopy: nothing,
    answer: 'new',
    missed: false,
  },
])('with $what the answer is $answer', async ({ ask, findCopy, answer, missed }) => {
  const answered = await networkFirst({ ask, findCopy, patienceMs: 10 })
  expect([await answered.response.text(), answered.missed]).toEqual([answer, missed])
})

test.each([
  { what: 'a copy at hand', findCopy: said('kept'), answer: 'kept', missed: true },
  { what: 'none', findCopy: nothing, answer: 'Sign in', missed: false },
])('with $what, the answer of something else gives way to $answer', async ({ findCopy, answer, missed }) => {
  const ways = { ask: said('Sign in'), findCopy, patienceMs: 10, isForeign: () => true }
  const answered = await networkFirst(ways)
  expect([await answered.response.text(), answered.missed]).toEqual([answer, missed])
})

test('a refusal of the portal is an answer, no matter what is kept', async () => {
  const ask = async () => new Response('gone', { status: 404 })
  const { response } = await networkFirst({ ask, findCopy: said('kept'), patienceMs: 10 })
  expect(response.status).toBe(404)
})

test('without network and without a copy the failure is passed on', async () => {
  await expect(networkFirst({ ask: fails, findCopy: nothing, patienceMs: 10 })).rejects.toThrow(
    'Failed to fetch',
  )
})
