import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allOf } from '#testing/all-of.ts'
import { zipFile } from '#testing/zip-file.ts'
import { findInputTables } from './input-tables.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'input-tables-'))
  await mkdir(join(folder, 'release'))
  const put = (name: string, content: string | Buffer) => writeFile(join(folder, 'release', name), content)
  await put('trade_db_10.csv', 'Id\n10\n')
  await put('trade_db_9.csv.gz', gzipSync('Id\n9\n'))
  await put('trade_db_11.zip', zipFile({ 'x/trade_db_11.csv': 'Id\n11\n', 'x/readme.md': 'read me' }))
  await put('notes.md', 'not a table')
  await writeFile(join(folder, 'cut.csv.gz'), gzipSync('Id\n1\n'.repeat(1000)).subarray(0, 20))
  await writeFile(join(folder, 'empty.zip'), zipFile({ 'readme.md': 'read me' }))
})
afterAll(() => rm(folder, { recursive: true }))

test('plain, gzipped and zipped tables are read alike, in the order of their numbers', async () => {
  const tables = await findInputTables([join(folder, 'release')])
  expect(tables.map(({ name }) => basename(name))).toEqual([
    'trade_db_9.csv.gz',
    'trade_db_10.csv',
    'trade_db_11.csv',
  ])
  const ids = await Promise.all(
    tables.map(async ({ rows }) => (await allOf(rows(() => undefined))).flat()[1]?.cells[0]),
  )
  expect(ids).toEqual(['9', '10', '11'])
})

test('the order in which files are named does not matter', async () => {
  const paths = ['trade_db_10.csv', 'trade_db_9.csv.gz'].map((name) => join(folder, 'release', name))
  const names = async (named: string[]) => (await findInputTables(named)).map(({ name }) => name)
  expect(await names(paths)).toEqual(await names(paths.toReversed()))
})

test('a README named among tables is left aside and told', async () => {
  const paths = ['trade_db_10.csv', 'notes.md'].map((name) => join(folder, 'release', name))
  const leftAside: string[] = []
  const tables = await findInputTables(paths, (path) => leftAside.push(path))
  expect(tables.map(({ name }) => basename(name))).toEqual(['trade_db_10.csv'])
  expect(leftAside).toEqual([join(folder, 'release/notes.md')])
})

test('a file named alone is read, whatever its name', async () => {
  const [table] = await findInputTables([join(folder, 'release/notes.md')], expect.unreachable)
  expect(table?.name).toBe(join(folder, 'release/notes.md'))
})

test('the bytes read add up to the size on disk', async () => {
  for (const { rows, bytes, name } of await findInputTables([join(folder, 'release')])) {
    let read = 0
    await allOf(
      rows((more) => {
        read += more
      }),
    )
    expect(read, name).toBe(bytes)
  }
})

test.each([
  { what: 'a file that is not there', name: 'none.csv', reason: 'there is no such file' },
  { what: 'a zip without a table', name: 'empty.zip', reason: 'the zip holds no .csv file' },
])('$what is refused', async ({ name, reason }) => {
  await expect(findInputTables([join(folder, name)])).rejects.toThrow(reason)
})

test('a gzipped file that was cut off is refused by name', async () => {
  const [table] = await findInputTables([join(folder, 'cut.csv.gz')])
  if (table === undefined) throw new Error('no table was found')
  await expect(allOf(table.rows(() => undefined))).rejects.toMatchObject({
    file: join(folder, 'cut.csv.gz'),
    message: 'the packed file is damaged or not complete',
  })
})
