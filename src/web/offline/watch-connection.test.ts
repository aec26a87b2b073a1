import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { untilAnswered } from './watch-connection.ts'

test('everything is answered once the last answer has come, also to what nobody observes', async () => {
  const queryClient = new QueryClient()
  let answer: (species: object) => void = () => undefined
  const asked = queryClient.fetchQuery({
    queryKey: ['species'],
    queryFn: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  let isAnswered = false
  const waiting = untilAnswered(queryClient, new AbortController().signal, 1).then(() => {
    isAnswered = true
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isAnswered).toBe(false)
  answer({})
  await asked
  await waiting
  expect(isAnswered).toBe(true)
})

test('nothing is waited for once the page is left', async () => {
  const queryClient = new QueryClient()
  queryClient.fetchQuery({ queryKey: ['species'], queryFn: () => new Promise(() => undefined) })
  await expect(untilAnswered(queryClient, AbortSignal.abort(), 1)).resolves.toBeUndefined()
})
