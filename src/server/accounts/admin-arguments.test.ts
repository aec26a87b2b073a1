import { expect, test } from 'vitest'
import { parseAdminArguments } from './admin-arguments.ts'

const ANY_ROLE = { create: { role: 'admin', languages: [] }, password: {}, remove: {}, 'second-factor': {} }

test.each(Object.entries(ANY_ROLE))('%s wants an e-mail', (action, more) => {
  const email = 'curator@example.org'
  expect(parseAdminArguments([action, email])).toEqual({ action, email, ...more })
  expect(() => parseAdminArguments([action])).toThrow('Name the e-mail of the account.')
  expect(() => parseAdminArguments([action, 'curator'])).toThrow("'curator' is not an e-mail address.")
})

test('list wants nothing', () => {
  expect(parseAdminArguments(['list'])).toEqual({ action: 'list' })
})

test.each([
  { words: ['--role', 'editor'], role: 'editor', languages: [] },
  { words: ['--role', 'translator', '--languages', 'is, da'], role: 'translator', languages: ['is', 'da'] },
])('create takes $words', ({ words, ...account }) => {
  const email = 'curator@example.org'
  expect(parseAdminArguments(['create', email, ...words])).toEqual({ action: 'create', email, ...account })
})

test.each([
  [['create', 'a@example.org', '--role', 'boss'], "There is no role 'boss', but"],
  [['create', 'a@example.org', '--role', 'translator'], 'A translator, and nobody else, needs --languages.'],
  [['create', 'a@example.org', '--languages', 'is'], 'A translator, and nobody else, needs --languages.'],
  [['create', 'a@example.org', '--role', 'translator', '--languages', 'sv'], "'sv' is none of the languages"],
  [['password', 'a@example.org', '--role', 'editor'], 'Only create takes a role and languages.'],
  [['create', 'a@example.org', '--admin'], "Unknown option '--admin'"],
])('%o is refused', (words, sentence) => {
  expect(() => parseAdminArguments(words)).toThrow(sentence)
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
