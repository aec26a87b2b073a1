import { chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { takeFolder } from './data-folder.ts'
import { CannotOpen } from './engine.ts'

const OTHER_USER = 65_534
const isRoot = process.getuid?.() === 0
if (!isRoot) process.stderr.write('This user is not root: folders of other users are not tried.\n')

const root = await mkdtemp(join(tmpdir(), 'data-folder-'))
afterAll(() => rm(root, { recursive: true }))

let folder: string
beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'of-one-test-')), 'data')
})

const rights = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8)

async function take(): Promise<string[]> {
  const { warnings, giveBack } = await takeFolder(folder)
  giveBack()
  return warnings
}

test('a new folder is for its owner alone, whatever the umask says', async () => {
  const before = process.umask(0)
  try {
    expect(await take()).toEqual([])
  } finally {
    process.umask(before)
  }
  expect(await rights(folder)).toBe('700')
  expect(await rights(join(folder, 'database'))).toBe('700')
  expect(await rights(join(folder, 'lock'))).toBe('600')
})

test.each([0o755, 0o777, 0o770, 0o701])('a folder of %o is closed at the next start', async (mode) => {
  await mkdir(join(folder, 'database'), { recursive: true })
  await writeFile(join(folder, 'lock'), '')
  await chmod(join(folder, 'lock'), 0o666)
  await chmod(folder, mode)
  await chmod(join(folder, 'database'), mode)
  expect(await take()).toEqual([])
  expect(await rights(folder)).toBe('700')
  expect(await rights(join(folder, 'database'))).toBe('700')
  expect(await rights(join(folder, 'lock'))).toBe('600')
})

test('a folder for everybody, as /tmp, stays open and says so; the database in it is closed', async () => {
  await mkdir(folder)
  await chmod(folder, 0o1777)
  expect(await take()).toEqual([expect.stringContaining('also holds files of other users')])
  expect(await rights(folder)).toBe('1777')
  expect(await rights(join(folder, 'database'))).toBe('700')
})

describe.skipIf(!isRoot)('folders of other users', () => {
  test('a folder in which another user keeps files, as /var/lib, stays open', async () => {
    await mkdir(folder)
    await writeFile(join(folder, 'of another'), '')
    await chown(join(folder, 'of another'), OTHER_USER, OTHER_USER)
    expect(await take()).toHaveLength(1)
    expect(await rights(folder)).toBe('755')
  })

  test('what another user put into a folder that anybody may write does not keep it open', async () => {
    await mkdir(folder)
    await chmod(folder, 0o777)
    await writeFile(join(folder, 'of another'), '')
    await chown(join(folder, 'of another'), OTHER_USER, OTHER_USER)
    expect(await take()).toEqual([])
    expect(await rights(folder)).toBe('700')
  })

  test("another user's folder is refused", async () => {
    await mkdir(folder)
    await chmod(folder, 0o777)
    await chmod(root, 0o755)
    await chmod(join(folder, '..'), 0o755)
    process.seteuid?.(OTHER_USER)
    try {
      await expect(take()).rejects.toThrow(CannotOpen)
      await expect(take()).rejects.toThrow('belongs to another user')
    } finally {
      process.seteuid?.(0)
    }
  })
})
