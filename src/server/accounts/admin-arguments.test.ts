import { expect, test } from 'vitest'
import { parseAdminArguments } from './admin-arguments.ts'

test.each(['create', 'password', 'remove'])('%s wants an e-mail', (action) => {
  const email = 'curator@example.org'
  expect(parseAdminArguments([action, email])).toEqual({ action, email })
  expect(() => parseAdminArguments([action])).toThrow('Name the e-mail of the account.')
  expect(() => parseAdminArguments([action, 'curator'])).toThrow("'curator' is not an e-mail address.")
})

test('list wants nothing', () => {
  expect(parseAdminArguments(['list'])).toEqual({ action: 'list' })
})

test('a password is no argument', () => {
  expect(() => parseAdminArguments(['create', 'curator@example.org', 'a secret for all'])).toThrow(
    'Name the e-mail and nothing else; the password is asked for.',
  )
})

test.each([[[], 'Say what to do.'] as const, [['promote'], "There is no 'promote'."] as const])(
  '%o is not understood',
  (words, sentence) => expect(() => parseAdminArguments(words)).toThrow(sentence),
)
