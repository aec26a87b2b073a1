import { expect, test } from 'vitest'
import { createQueryClient, isAskersFault } from './query-client.ts'

const answered = (status: number) => Object.assign(new Error('refused'), { status })

test.each([
  { what: 'an answer of 400', problem: answered(400), fault: true },
  { what: 'an answer of 404', problem: answered(404), fault: true },
  { what: 'an answer of 500', problem: answered(500), fault: false },
  { what: 'no answer at all', problem: new TypeError('Failed to fetch'), fault: false },
])('$what is the fault of who asked: $fault', ({ problem, fault }) => {
  expect(isAskersFault(problem)).toBe(fault)
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
