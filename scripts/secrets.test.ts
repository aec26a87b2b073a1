import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './toolchain.mjs'

/* Runs secretlint with our rules on planted secrets. They are put together here, so that this file holds none. */

const random = (length: number) => 'q7Zt2LxV9bKw4RmN8sYc1HfJ6dPg3TaE5uQo0iWzB'.slice(0, length)

const SECRETS: Readonly<Record<string, string>> = {
  'a private key': ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' '),
  'a private key without a kind': ['-----BEGIN PRIVATE', 'KEY-----'].join(' '),
  'a cloud key': `AKIA${'ABCDEFGH12345678'}`,
  'a token of a code host': `token: ghp_${random(36)}`,
  'a token of a registry': `//registry/:_authToken=npm_${random(36)}`,
  'a token of a messenger': `xoxb-${'123456789012'}-abcdefghij`,
  'a signed token': `eyJ${random(12)}.eyJ${random(12)}.${random(20)}`,
  'a password in an address': ['postgres://portal', `${random(9)}@db.example/tracker`].join(':'),
  'a key in an address without a name': ['redis://', `${random(9)}@cache.example`].join(':'),
  'a secret in a configuration': `AUTH_SECRET=${random(32)}`,
  'a secret in JSON': `  "apiKey": "${random(24)}"`,
  'a secret in code': `const sessionSecret = '${random(40)}'`,
}

const NO_SECRETS = [
  "const PASSWORD = 'correct horse battery'",
  'postgres://postgres@127.0.0.1:5432/postgres',
  'DATABASE_URL=postgres://user:password@host/name',
  `postgres://\${user}:\${password}@host`,
  'password: await hashPassword(command.password)',
  '  "integrity": "sha512-q7Zt2LxV9bKw4RmN8sYc1HfJ6dPg3TaE5uQo0iWzB=="',
  'const token = decodeURIComponent(cookie)',
  'minPasswordLength: SHORTEST_PASSWORD,',
]

const SECRET_FILES = ['.env', 'deploy/.env.production', 'keys/server.pem', 'id_ed25519']
const OTHER_FILES = ['.env.example', 'src/keys.ts']

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('each planted secret and secret file is found, and nothing else', () => {
  for (const [what, text] of Object.entries(SECRETS)) plant(what, `first line\n${text}\n`)
  plant('no secrets', NO_SECRETS.join('\n'))
  for (const file of [...SECRET_FILES, ...OTHER_FILES]) plant(file, 'ANSWER=42\n')

  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/secretlint/bin/secretlint.js'),
      '--format=json',
      `--secretlintrc=${join(root, '.secretlintrc.json')}`,
      '**/*',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const results: { filePath: string; messages: unknown[] }[] = JSON.parse(stdout)
  const found = results.flatMap(({ filePath, messages }) => (messages.length > 0 ? [basename(filePath)] : []))
  const secretFiles = SECRET_FILES.map((file) => basename(file))
  expect(found.toSorted()).toEqual([...Object.keys(SECRETS), ...secretFiles].toSorted())
  expect(status).toBe(1)
})

function plant(file: string, content: string): void {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
