import { expect, test } from 'vitest'
import { pagerWindow } from './pager-window.ts'

test.each([
  { page: 1, of: 0, shown: '' },
  { page: 1, of: 1, shown: '' },
  { page: 1, of: 2, shown: '1 2' },
  { page: 1, of: 4, shown: '1 2 3 4' },
  { page: 1, of: 9, shown: '1 2 3 … 9' },
  { page: 4, of: 9, shown: '1 2 3 4 5 6 … 9' },
  { page: 5, of: 9, shown: '1 … 3 4 5 6 7 … 9' },
  { page: 9, of: 9, shown: '1 … 7 8 9' },
])('page $page of $of offers "$shown"', ({ page, of, shown }) => {
  expect(pagerWindow(page, of).join(' ')).toBe(shown)
})
