import { hashPassword } from 'better-auth/crypto'
import { expect, test, vi } from 'vitest'
import { digestOf, isDigestOf } from './password-digests.ts'

const PASSWORD = 'correct horse battery'

// Digests are meant to take long, and take longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

test('a digest is its own password’s and nobody else’s', async () => {
  const hash = await digestOf(PASSWORD)
  expect(await isDigestOf({ hash, password: PASSWORD })).toBe(true)
  expect(await isDigestOf({ hash, password: `${PASSWORD}.` })).toBe(false)
})

test('two digests of one password differ, and hold nothing of it', async () => {
  const [one, other] = [await digestOf(PASSWORD), await digestOf(PASSWORD)]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^scrypt-3:[\da-f]{32}:[\da-f]{128}$/)
})

test('digests made before the work was raised still open their accounts', async () => {
  const hash = await hashPassword(PASSWORD)
  expect(hash).not.toMatch(/^scrypt-3/)
  expect(await isDigestOf({ hash, password: PASSWORD })).toBe(true)
  expect(await isDigestOf({ hash, password: 'another horse battery' })).toBe(false)
})

test('one letter in another form of the same is the same letter', async () => {
  const hash = await digestOf('r\u00e9servoir of fish')
  expect(await isDigestOf({ hash, password: 're\u0301servoir of fish' })).toBe(true)
})

test.each(['', ':', 'scrypt-3:', 'scrypt-3::', 'a:zz', 'scrypt-9:a:b'])(
  '%j is no password’s digest',
  async (hash) => {
    expect(await isDigestOf({ hash, password: '' })).toBe(false)
  },
)
