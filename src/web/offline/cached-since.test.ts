import { generateOperationKey } from '@orpc/tanstack-query'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isAsThePortal, noteAnswer, noteSameMoment, oldestShown } from './cached-since.ts'

const NAMES = ['species', 'names']
const LANDING = ['summaries', 'landing']
const question = (path: string[]) => generateOperationKey(path, { type: 'query' })

/** A page that has been told these answers, and shows those of `shown`. */
function pageWith(answers: { path: string[]; at: number }[], shown: string[][]) {
  const queryClient = new QueryClient()
  for (const { path, at } of answers) queryClient.setQueryData(question(path), {}, { updatedAt: at })
  for (const path of shown) {
    const asked = { queryKey: question(path), queryFn: () => ({}), staleTime: Number.POSITIVE_INFINITY }
    new QueryObserver(queryClient, asked).subscribe(() => undefined)
  }
  return queryClient
}

test('the oldest answer shown is told, not one that is only in memory', () => {
  const page = pageWith(
    [
      { path: NAMES, at: 100 },
      { path: LANDING, at: 200 },
    ],
    [LANDING],
  )
  expect(oldestShown(page)).toBe(200)
})

test('a kept answer is as old as the portal’s own, no matter when this page was given it', () => {
  const page = pageWith(
    [
      { path: NAMES, at: 100 },
      { path: LANDING, at: 200 },
    ],
    [NAMES, LANDING],
  )
  noteAnswer(LANDING, undefined, 50)
  expect(oldestShown(page)).toBe(50)
  noteAnswer(LANDING, undefined, undefined)
  expect(oldestShown(page)).toBe(100)
})

test('a page that shows nothing has nothing old', () => {
  expect(oldestShown(pageWith([], []))).toBeUndefined()
})

test('a question answered with the answer to another is as old as that one', () => {
  const page = pageWith([{ path: NAMES, at: 900 }], [NAMES])
  noteAnswer(LANDING, undefined, 50)
  noteSameMoment(question(NAMES), question(LANDING), 900)
  expect(oldestShown(page)).toBe(50)
  noteAnswer(LANDING, undefined, undefined)
  noteSameMoment(question(NAMES), question(LANDING), 900)
  expect(oldestShown(page)).toBe(900)
})

test('what is shown is as the portal has it where nothing is a copy and nothing failed', async () => {
  const page = pageWith([{ path: NAMES, at: 100 }], [NAMES])
  expect(isAsThePortal(page, 0)).toBe(true)
  noteAnswer(NAMES, undefined, 50)
  expect(isAsThePortal(page, 0)).toBe(false)
  noteAnswer(NAMES, undefined, undefined)
  expect(isAsThePortal(page, 0)).toBe(true)
})

test('what could not be asked for again is not as the portal has it, though an older answer still stands', async () => {
  const page = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  page.setQueryData(question(NAMES), ['Narwhal'])
  const fails = () => Promise.reject(Object.assign(new Error('no'), { status: 500 }))
  const asked = { queryKey: question(NAMES), queryFn: fails, staleTime: Number.POSITIVE_INFINITY }
  new QueryObserver(page, asked).subscribe(() => undefined)
  expect(isAsThePortal(page, 0)).toBe(true)
  await page.invalidateQueries()
  expect(isAsThePortal(page, 0)).toBe(false)
})

test('while a part shows a skeleton, what is shown is not as the portal has it', async () => {
  const page = pageWith([{ path: NAMES, at: 100 }], [NAMES])
  page.fetchQuery({ queryKey: question(LANDING), queryFn: () => new Promise(() => undefined) })
  expect(isAsThePortal(page, 0)).toBe(false)
})

test('nor where a part failed since then, though its failure observes nothing; an earlier one does not count', async () => {
  const page = pageWith([{ path: NAMES, at: 100 }], [NAMES])
  const lost = page.fetchQuery({
    queryKey: question(LANDING),
    queryFn: () => Promise.reject(new Error('lost')),
  })
  await expect(lost).rejects.toThrow('lost')
  const failedAt = page.getQueryState(question(LANDING))?.errorUpdatedAt ?? 0
  expect(isAsThePortal(page, failedAt)).toBe(false)
  expect(isAsThePortal(page, failedAt + 1)).toBe(true)
})
