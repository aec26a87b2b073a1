import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '#testing/all-of.ts'
import { BackupRefused } from './backup-refused.ts'
import { unpackedBackup } from './unpacked-backup.ts'

let folder = ''
const at = (name: string) => join(folder, name)
const textOf = async (file: string) =>
  Buffer.concat(await allOf<Buffer>(unpackedBackup(file, 1000))).toString()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unpacked-'))
  writeFileSync(at('whole'), gzipSync('narwhal'))
  writeFileSync(at('no-backup'), 'narwhal')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the text of a backup is unpacked', async () => {
  expect(await textOf(at('whole'))).toBe('narwhal')
})

test.each([
  { what: 'a file that has gone since it was checked', file: 'gone', said: 'ENOENT' },
  { what: 'a folder', file: '.', said: 'EISDIR' },
  { what: 'what is not packed', file: 'no-backup', said: 'incorrect header check' },
])('$what is refused in words', async ({ file, said }) => {
  const reading = textOf(at(file))
  await expect(reading).rejects.toThrow(BackupRefused)
  await expect(reading).rejects.toThrow(new RegExp(`cannot be read: .*${said}.*Nothing was changed`))
})
