import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findInputDocuments, type ReadDocument } from './input-documents.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'input-documents-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer): Promise<ReadDocument | undefined> {
  const path = join(folder, 'answer.json')
  await writeFile(path, content)
  const [document] = await findInputDocuments([path], expect.unreachable)
  return document?.read()
}

test('a byte order mark is no part of a document', async () => {
  expect((await read('\ufeff{"name":"Náhvalur"}'))?.value).toEqual({ name: 'Náhvalur' })
})

test('another encoding is refused instead of losing its letters, with the first line that would', async () => {
  const lines = Buffer.from('{\n"name":\n"Náhvalur"\n}', 'latin1')
  await expect(read(lines)).rejects.toMatchObject({ message: expect.stringContaining('not UTF-8'), line: 3 })
})

test('half a document is refused with the line on which it ends', async () => {
  await expect(read('{\n"name":\n')).rejects.toMatchObject({
    message: 'the file is not JSON, or not all of it',
    line: 2,
  })
})

test('a part of a document is told by its line, one that is missing by what should hold it', async () => {
  const document = await read('[\n{},\n{"name":\n"Náhvalur"}]')
  expect([[], [1], [1, 'name'], [1, 'year', 'first'], [7]].map((path) => document?.lineOf(path))).toEqual([
    1, 3, 4, 3, 1,
  ])
})
