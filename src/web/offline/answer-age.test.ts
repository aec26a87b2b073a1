import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isUpToDate, oldestShown, shareAge } from './answer-age.ts'

const NAMES = ['names']
const LANDING = ['landing']

/** A page that has received these answers, and shows those of `shown`. */
function pageWith(answers: { key: QueryKey; at: number }[], shown: QueryKey[]) {
  const queryClient = new QueryClient()
  for (const { key, at } of answers) queryClient.setQueryData(key, {}, { updatedAt: at })
  for (const queryKey of shown) {
    const asked = { queryKey, queryFn: () => ({}), staleTime: Number.POSITIVE_INFINITY }
    new QueryObserver(queryClient, asked).subscribe(() => undefined)
  }
  return queryClient
}

test('the oldest answer shown is told, not one that is only in memory', () => {
  const answers = [
    { key: NAMES, at: 100 },
    { key: LANDING, at: 200 },
  ]
  expect(oldestShown(pageWith(answers, [LANDING]))).toBe(200)
  expect(oldestShown(pageWith(answers, [NAMES, LANDING]))).toBe(100)
})

test('a page that shows nothing has nothing old', () => {
  expect(oldestShown(pageWith([], []))).toBeUndefined()
})

test('a question answered with the answer to another is as old as that one', async () => {
  const page = pageWith(
    [
      { key: NAMES, at: 900 },
      { key: LANDING, at: 50 },
    ],
    [NAMES],
  )
  shareAge(page, NAMES, LANDING)
  await expect.poll(() => oldestShown(page)).toBe(50)
})

test('what is shown is up to date where nothing failed', () => {
  expect(isUpToDate(pageWith([{ key: NAMES, at: 100 }], [NAMES]), 0)).toBe(true)
})

test('what could not be asked for again is not up to date, though an older answer still stands', async () => {
  const page = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  page.setQueryData(NAMES, ['Narwhal'])
  const fails = () => Promise.reject(Object.assign(new Error('no'), { status: 500 }))
  const asked = { queryKey: NAMES, queryFn: fails, staleTime: Number.POSITIVE_INFINITY }
  new QueryObserver(page, asked).subscribe(() => undefined)
  expect(isUpToDate(page, 0)).toBe(true)
  await page.invalidateQueries()
  expect(isUpToDate(page, 0)).toBe(false)
})

test('while a part shows a skeleton, what is shown is not up to date', () => {
  const page = pageWith([{ key: NAMES, at: 100 }], [NAMES])
  page.fetchQuery({ queryKey: LANDING, queryFn: () => new Promise(() => undefined) })
  expect(isUpToDate(page, 0)).toBe(false)
})

test('nor where a part failed since then, though its failure observes nothing; an earlier one does not count', async () => {
  const page = pageWith([{ key: NAMES, at: 100 }], [NAMES])
  const lost = page.fetchQuery({
    queryKey: LANDING,
    queryFn: () => Promise.reject(new Error('lost')),
  })
  await expect(lost).rejects.toThrow('lost')
  const failedAt = page.getQueryState(LANDING)?.errorUpdatedAt ?? 0
  expect(isUpToDate(page, failedAt)).toBe(false)
  expect(isUpToDate(page, failedAt + 1)).toBe(true)
})
