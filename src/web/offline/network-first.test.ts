import { expect, test } from 'vitest'
import { networkFirst } from './network-first.ts'

const gives = (text: string) => async () => text
const fails = () => Promise.reject(new TypeError('Failed to fetch'))
const hangs = () => new Promise<string>(() => undefined)
const late = (text: string) => () => new Promise<string>((resolve) => setTimeout(() => resolve(text), 30))
const nothing = async () => undefined

test.each([
  {
    what: 'a network that answers',
    ask: gives('new'),
    findCopy: gives('copy'),
    answer: 'new',
    isCopy: false,
  },
  {
    what: 'a network that answers without a copy at hand',
    ask: gives('new'),
    findCopy: nothing,
    answer: 'new',
    isCopy: false,
  },
  { what: 'no network', ask: fails, findCopy: gives('copy'), answer: 'copy', isCopy: true },
  { what: 'a connection that hangs', ask: hangs, findCopy: gives('copy'), answer: 'copy', isCopy: true },
  {
    what: 'a slow connection without a copy at hand',
    ask: late('new'),
    findCopy: nothing,
    answer: 'new',
    isCopy: false,
  },
])('with $what the answer is $answer', async ({ ask, findCopy, answer, isCopy }) => {
  expect(await networkFirst({ ask, findCopy, patienceMs: 10 })).toEqual({ answer, isCopy })
})

test('a refusal of the portal is passed on, no matter what is cached', async () => {
  const asked = networkFirst({ ask: fails, findCopy: gives('copy'), patienceMs: 10, isLost: () => false })
  await expect(asked).rejects.toThrow('Failed to fetch')
})

test('without network and without a copy the failure is passed on', async () => {
  await expect(networkFirst({ ask: fails, findCopy: nothing, patienceMs: 10 })).rejects.toThrow(
    'Failed to fetch',
  )
})
