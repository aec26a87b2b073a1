import { expect, test } from 'vitest'
import { regionName } from './region-name.ts'

const inLanguage = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })

test.each([
  { code: 'GL', language: 'en', name: 'Greenland' },
  { code: 'GL', language: 'is', name: 'Grænland' },
  { code: 'KV', language: 'en', name: 'Kosovo' },
  { code: 'HK', language: 'is', name: expect.stringMatching(/^S/) },
  { code: 'QQ', language: 'en', name: 'QQ' },
  { code: 'Elsewhere', language: 'en', name: 'Elsewhere' },
])('$code in $language', ({ code, language, name }) => {
  expect(regionName(code, inLanguage(language))).toEqual(name)
})
