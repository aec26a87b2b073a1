import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { beginPartial } from './partial-backup.ts'

const folder = await mkdtemp(join(tmpdir(), 'partial-backup-'))
afterAll(() => rm(folder, { recursive: true }))

const LONG_AGO = new Date('2020-01-01')
const PACKED = gzipSync('half a backup').subarray(0, 20)

async function put(name: string, content: Uint8Array | string, age: Date = LONG_AGO): Promise<void> {
  await writeFile(join(folder, name), content)
  await utimes(join(folder, name), age, age)
}

test('what killed backups left is removed by the next one, whichever name they had; nothing else is', async () => {
  await put('monday.backup.0a1b2c3d.partial', PACKED)
  await put('tuesday.backup.ffffffff.partial', '')
  const staying = [
    // Another backup that is being written.
    'at-work.backup.0a1b2c3d.partial',
    // Not the portal's own.
    'film.mkv.0a1b2c3d.partial',
    'notes.partial',
    'monday.backup',
    'folder.0a1b2c3d.partial',
    'link.0a1b2c3d.partial',
  ]
  await put('at-work.backup.0a1b2c3d.partial', PACKED, new Date())
  await put('film.mkv.0a1b2c3d.partial', 'not packed')
  await put('notes.partial', PACKED)
  await put('monday.backup', PACKED)
  await mkdir(join(folder, 'folder.0a1b2c3d.partial'))
  await symlink(join(folder, 'monday.backup'), join(folder, 'link.0a1b2c3d.partial'))

  const { path, end } = await beginPartial(join(folder, 'wednesday.backup'))
  end()
  expect(path).toMatch(/wednesday\.backup\.[0-9a-f]{8}\.partial$/)
  expect((await readdir(folder)).sort()).toEqual(staying.sort())
})

test('a folder that is not there is for the writer to complain of', async () => {
  const { end } = await beginPartial(join(folder, 'nowhere', 'one.backup'))
  end()
})
