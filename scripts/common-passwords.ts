import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '#domain/accounts/password-rule.ts'
import { commonPasswordDigest } from '#server/accounts/common-passwords.ts'

/*
 * node scripts/common-passwords.ts LIST makes the digests of common passwords of a list with one password a line.
 * Source: docs/data-sources.md. The list itself is not part of the project.
 */

const TARGET = fileURLToPath(new URL('../src/server/accounts/common-passwords.bin', import.meta.url))

const [list] = process.argv.slice(2)
if (list === undefined) throw new Error('Name the file with the passwords, one a line')

const long = readFileSync(list, 'utf8')
  .split(/\r?\n/)
  .filter(({ length }) => length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD)
const digests = new Map(long.map(commonPasswordDigest).map((digest) => [digest.toString('hex'), digest]))
writeFileSync(TARGET, Buffer.concat([...digests.values()].sort(Buffer.compare)))
console.log(`${digests.size} passwords of ${SHORTEST_PASSWORD} characters or more`)
