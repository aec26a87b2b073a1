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

/** Writes a figure over that at `offset` behind a signature. */
function withFigure(signature: number, offset: number, figure: number): Buffer {
  const bytes = zipFile({ 'a.csv': 'Id,Year\n1,1975\n' })
  const wanted = Buffer.alloc(4)
  wanted.writeUInt32LE(signature)
  bytes.writeUInt32LE(figure, bytes.lastIndexOf(wanted) + offset)
  return bytes
}

test.each([
  { what: 'a directory larger than the file', bytes: withFigure(0x06054b50, 12, 0xfffffff0) },
  { what: 'a directory behind the end of the file', bytes: withFigure(0x06054b50, 16, 0xfffffff0) },
  { what: 'an entry larger than the file', bytes: withFigure(0x02014b50, 20, 0xfffffff0) },
  { what: 'an entry behind the end of the file', bytes: withFigure(0x02014b50, 42, 0xfffffff0) },
])('$what is no zip, and takes no memory', async ({ bytes }) => {
  const path = await onDisk(bytes)
  await expect(listZipEntries(path)).rejects.toThrow('not a complete zip')
})

test('a name that was damaged in one of its two places is noticed, whatever it looks like now', async () => {
  const bytes = zipFile({ 'a.csv': 'Id,Year\n1,1975\n' })
  bytes.write('b', bytes.lastIndexOf('a.csv'))
  const path = await onDisk(bytes)
  await expect(contentOf(path, 'b.csv')).rejects.toThrow('not a complete zip')
})

test('a table that stands twice in a zip would be counted twice, so it is refused', async () => {
  const bytes = zipFile({ 'a.csv': 'x', 'b.csv': 'y' })
  for (const at of [bytes.indexOf('b.csv'), bytes.lastIndexOf('b.csv')]) bytes.write('a', at)
  await expect(listZipEntries(await onDisk(bytes))).rejects.toThrow('a.csv appears twice in the zip')
})

test.each(['a\0.csv', 'a\n.csv', `${'n'.repeat(2000)}.csv`])('no file can be called so: %j', async (name) => {
  const path = await onDisk(zipFile({ [name]: 'x' }))
  await expect(listZipEntries(path)).rejects.toThrow('a name that no file can have')
})
