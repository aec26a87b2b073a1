import { expect, test } from 'vitest'
import { isSecretFile, secretsIn } from './secrets-in-text.ts'

/* Planted in pieces, so that this file holds none. */
const random = (length: number) => 'q7Zt2LxV9bKw4RmN8sYc1HfJ6dPg3TaE5uQo0iWzB'.slice(0, length)

test.each([
  { what: 'a private key', text: ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' ') },
  { what: 'a private key without a kind', text: ['-----BEGIN PRIVATE', 'KEY-----'].join(' ') },
  { what: 'a key of a cloud', text: `AKIA${'ABCDEFGH12345678'}` },
  { what: 'a token of a code host', text: `token: ghp_${random(36)}` },
  { what: 'a token of a registry', text: `//registry/:_authToken=npm_${random(36)}` },
  { what: 'a token of a messenger', text: `xoxb-${'123456789012'}-abcdefghij` },
  { what: 'a signed token', text: `eyJ${random(12)}.eyJ${random(12)}.${random(20)}` },
  {
    what: 'a password in an address',
    text: ['postgres://portal', `${random(9)}@db.example/tracker`].join(':'),
  },
  { what: 'a key in an address without a name', text: ['redis://', `${random(9)}@cache.example`].join(':') },
  { what: 'a secret in a configuration', text: `AUTH_SECRET=${random(32)}` },
  { what: 'a secret in JSON', text: `  "apiKey": "${random(24)}"` },
  { what: 'a secret in code', text: `const sessionSecret = '${random(40)}'` },
])('$what is found', ({ text }) => {
  expect(secretsIn(`first line\n${text}\nlast line`)).toEqual([{ line: 2, what: expect.any(String) }])
})

test.each([
  "const PASSWORD = 'correct horse battery'",
  'postgres://postgres@127.0.0.1:5432/postgres',
  'DATABASE_URL=postgres://user:password@host/name',
  `postgres://\${user}:\${password}@host`,
  'password: await hashPassword(command.password)',
  '  "integrity": "sha512-q7Zt2LxV9bKw4RmN8sYc1HfJ6dPg3TaE5uQo0iWzB=="',
  'const token = decodeURIComponent(cookie)',
  'minPasswordLength: SHORTEST_PASSWORD,',
])('%s is none', (text) => {
  expect(secretsIn(text)).toEqual([])
})

test.each([
  { path: '.env', secret: true },
  { path: 'deploy/.env.production', secret: true },
  { path: '.env.example', secret: false },
  { path: 'keys/server.pem', secret: true },
  { path: 'src/server/keys.ts', secret: false },
])('$path is a secret by its name: $secret', ({ path, secret }) => {
  expect(isSecretFile(path)).toBe(secret)
})
