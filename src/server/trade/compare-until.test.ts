import { expect, test, vi } from 'vitest'
import { Busy } from '#domain/problems.ts'
import { compareUntil } from './compare-until.ts'

const FILES = { before: undefined, after: undefined }
const JOB = { kind: 'compare', last_complete_year: { before: 2022, after: 2023 } } as const

test('files are compared until the portal closes, and then refused', async () => {
  const closing = new AbortController()
  const compare = vi.fn(async () => 'answer')
  const until = compareUntil(closing.signal, compare as never)
  expect(await until(FILES, JOB)).toBe('answer')
  closing.abort()
  await expect(until(FILES, JOB)).rejects.toThrow(Busy)
  expect(compare).toHaveBeenCalledOnce()
})
