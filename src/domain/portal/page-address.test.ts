import { expect, test } from 'vitest'
import { addressIn, languageNamedIn } from './language-address.ts'
import { LANGUAGES } from './languages.ts'
import { pageAddress } from './page-address.ts'

test.each(LANGUAGES)('a page has one address in %s', (language) => {
  const address = pageAddress(language, '/gallery')
  expect(address).toBe(addressIn(language, '/gallery'))
  expect(languageNamedIn(address) ?? 'en').toBe(language)
})
