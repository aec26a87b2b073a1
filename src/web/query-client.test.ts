import { expect, test } from 'vitest'
import { AnswerTimeout, ForeignAnswer } from './lost-answers.ts'
import { createQueryClient, isAskersFault, mayAskAgain } from './query-client.ts'

const answered = (status: number) => Object.assign(new Error('refused'), { status })

test.each([
  { what: 'an answer of 400', problem: answered(400), fault: true },
  { what: 'an answer of 404', problem: answered(404), fault: true },
  { what: 'an answer of 500', problem: answered(500), fault: false },
  { what: 'no answer at all', problem: new TypeError('Failed to fetch'), fault: false },
])('$what is the fault of who asked: $fault', ({ problem, fault }) => {
  expect(isAskersFault(problem)).toBe(fault)
})

test.each([
  { what: 'the first failure', failures: 0, again: true },
  { what: 'the third', failures: 2, again: true },
  { what: 'the fourth', failures: 3, again: false },
  { what: 'a refusal', failures: 0, problem: answered(404), again: false },
  {
    what: 'an answer that did not come in time',
    failures: 0,
    problem: new AnswerTimeout('too late'),
    again: false,
  },
  { what: 'an answer of something else', failures: 0, problem: new ForeignAnswer('sign in'), again: false },
  { what: 'a failure without a network', failures: 0, isOnline: false, again: false },
])('after $what a question is put again: $again', ({ failures, again, problem, isOnline = true }) => {
  expect(mayAskAgain(failures, problem ?? new TypeError('Failed to fetch'), isOnline)).toBe(again)
})

test('answers are fresh for five minutes, stay in memory for thirty, and no focus asks for them again', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  })
  expect(mutations?.networkMode).toBe('always')
})

test('a change is sent once more after a failure, and never after a refusal', () => {
  const { retry } = createQueryClient().getDefaultOptions().mutations ?? {}
  const again = (failures: number, problem: Error) => typeof retry === 'function' && retry(failures, problem)
  expect([again(0, answered(500)), again(1, answered(500)), again(0, answered(409))]).toEqual([
    true,
    false,
    false,
  ])
})

test('a question is asked again after 1, 2 and 4 seconds, never later than half a minute', () => {
  const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {}
  const pause = (failures: number) =>
    typeof retryDelay === 'function' ? retryDelay(failures, new Error('no answer')) : undefined
  expect([0, 1, 2, 10].map(pause)).toEqual([1000, 2000, 4000, 30_000])
})

test('an answer is asked for again where it is shown, once a change was made here, and only then', async () => {
  const queryClient = createQueryClient()
  const queryKey: readonly unknown[] = ['names']
  const query = queryClient.getQueryCache().build(queryClient, { queryKey })
  const { refetchOnMount } = queryClient.getDefaultOptions().queries ?? {}
  const isAskedAgain = () => typeof refetchOnMount === 'function' && refetchOnMount(query)
  expect(isAskedAgain()).toBe(false)
  await queryClient.invalidateQueries({ refetchType: 'none' })
  expect(isAskedAgain()).toBe(true)
})
