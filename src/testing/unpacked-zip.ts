import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listZipEntries, readZipEntry } from '#ingest/files/zip-entries.ts'

/** The texts in a zip, by their names, in its order. */
export async function unpackedZip(bytes: Buffer): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'arctic-tracker-zip-'))
  try {
    const path = join(folder, 'archive.zip')
    await writeFile(path, bytes)
    const files = new Map<string, string>()
    for (const entry of await listZipEntries(path))
      files.set(entry.name, await text(readZipEntry(path, entry)))
    return files
  } finally {
    await rm(folder, { recursive: true })
  }
}
