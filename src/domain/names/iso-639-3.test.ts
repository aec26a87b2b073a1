import { expect, test } from 'vitest'
import { longLanguageCode } from './iso-639-3.ts'

test.each([
  { code: 'is', long: 'isl' },
  { code: 'KL', long: 'kal' },
  { code: 'smj', long: 'smj' },
  { code: 'xx', long: undefined },
  { code: null, long: undefined },
])('$code is $long', ({ code, long }) => {
  expect(longLanguageCode(code)).toBe(long)
})
