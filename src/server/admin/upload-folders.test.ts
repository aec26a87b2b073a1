import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newUploadFolder, removeAbandonedUploads } from './upload-folders.ts'

const YEARS_AGO = new Date('2020-01-01')
const ANOTHER_USER = 12_345

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'upload-folders-'))
  vi.stubEnv('TMPDIR', directory)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(directory, { recursive: true })
})

const age = (path: string) => utimes(path, YEARS_AGO, YEARS_AGO)

test('a folder of an upload that ended long ago is removed, one in use stays', async () => {
  const [abandoned, inUse] = [await newUploadFolder(), await newUploadFolder()]
  await mkdir(join(abandoned, 'folder'))
  await age(abandoned)
  await removeAbandonedUploads()
  expect([existsSync(abandoned), existsSync(inUse)]).toEqual([false, true])
})

test('a link under the same name that leads nowhere does not keep the portal from starting', async () => {
  await symlink('/nowhere', join(directory, 'arctic-tracker-import-link'))
  await expect(removeAbandonedUploads()).resolves.toBeUndefined()
})

test('what a link leads to stays', async () => {
  const kept = join(directory, 'kept')
  await mkdir(kept)
  await age(kept)
  await symlink(kept, join(directory, 'arctic-tracker-import-link'))
  await removeAbandonedUploads()
  expect(existsSync(kept)).toBe(true)
})

test.runIf(process.getuid?.() === 0)('a folder of another user stays', async () => {
  const theirs = join(directory, 'arctic-tracker-import-theirs')
  await mkdir(theirs)
  await chown(theirs, ANOTHER_USER, ANOTHER_USER)
  await age(theirs)
  await removeAbandonedUploads()
  expect(existsSync(theirs)).toBe(true)
})
