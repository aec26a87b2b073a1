import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listZipEntries, readZipEntry } from '#ingest/files/zip-entries.ts'
import { zipOf } from './zip.ts'

const FILES = [
  { name: 'one.txt', text: 'á'.repeat(5000) },
  { name: 'ö/two.txt', text: '' },
  { name: 'three.txt', text: 'a\tb\n' },
]

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arctic-tracker-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('files come out of a zip as they went in', async () => {
  const path = join(folder, 'files.zip')
  await writeFile(path, zipOf(FILES))
  const found = []
  for (const entry of await listZipEntries(path)) {
    found.push({ name: entry.name, text: await text(readZipEntry(path, entry)) })
  }
  expect(found).toEqual(FILES)
})

test('the same files are the same bytes, other files are not', () => {
  expect(zipOf(FILES)).toEqual(zipOf(FILES))
  expect(zipOf(FILES)).not.toEqual(zipOf(FILES.slice(1)))
})
