import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '#testing/all-of.ts'
import { zipFile } from '#testing/zip-file.ts'
import { listZipEntries, readZipEntry } from './zip-entries.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-entries-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function onDisk(bytes: Buffer): Promise<string> {
  const path = join(folder, `${Math.random()}.zip`)
  await writeFile(path, bytes)
  return path
}

async function contentOf(path: string, name: string): Promise<string> {
  const entry = (await listZipEntries(path)).find((each) => each.name === name)
  if (entry === undefined) throw new Error(`${name} is not in the zip`)
  return Buffer.concat(await allOf(readZipEntry(path, entry))).toString()
}

const release = {
  'Trade_database_download_v2025.1/': '',
  'Trade_database_download_v2025.1/trade_db_1.csv': 'Id,Year\n1,1975\n',
  'Trade_database_download_v2025.1/trade_db_2.csv': `Id,Year\n${'2,1976\n'.repeat(50_000)}`,
  'readme.txt': '',
}

test.each([{ packed: true }, { packed: false }])(
  'files come out as they went in, packed $packed',
  async (how) => {
    const path = await onDisk(zipFile(release, how))
    const names = (await listZipEntries(path)).map(({ name }) => name)
    expect(names).toEqual(Object.keys(release).slice(1))
    for (const name of names) expect(await contentOf(path, name)).toBe(Object(release)[name])
  },
)

test('a comment at the end of the zip does not hide the directory', async () => {
  const path = await onDisk(Buffer.concat([zipFile({ 'a.csv': 'x' }), Buffer.from('made by hand')]))
  expect(await contentOf(path, 'a.csv')).toBe('x')
})

test.each([
  { what: 'empty', bytes: Buffer.alloc(0) },
  { what: 'something else', bytes: Buffer.from('Id,Year\n1,1975\n') },
  { what: 'cut off', bytes: zipFile(release).subarray(0, -40) },
])('a file that is $what is not a zip', async ({ bytes }) => {
  const path = await onDisk(bytes)
  await expect(listZipEntries(path)).rejects.toThrow('not a complete zip')
})

test('content that was damaged is noticed', async () => {
  const bytes = zipFile({ 'a.csv': 'Id,Year\n1,1975\n' }, { packed: false })
  bytes.write('2005', bytes.indexOf('1975'))
  await expect(contentOf(await onDisk(bytes), 'a.csv')).rejects.toThrow('a.csv in the zip is damaged')
})

test('an encrypted file is refused by name', async () => {
  const bytes = zipFile({ 'a.csv': 'x' })
  const entry = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  bytes.writeUInt16LE(1, entry + 8)
  await expect(contentOf(await onDisk(bytes), 'a.csv')).rejects.toThrow('a.csv in the zip is encrypted')
})
