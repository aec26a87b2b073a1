import { copyFile, mkdtemp, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { getImport } from '#database/releases/imports-queries.ts'
import type { ImportSource } from '#domain/releases/import-states.ts'
import type { ImportDesk, SentRelease } from '#ingest/import-desk.ts'

export const SENDER = { id: null, email: 'curator@example.org' }

/** Files to send: paths of fixtures, or texts by name. */
type Files = readonly string[] | Readonly<Record<string, string>>

/** What is said of them beside. */
type Said = Partial<Pick<SentRelease, 'release' | 'onlyCovered'>>

/** Sends files as a browser would: in a folder of their own, which the desk removes. */
export async function sendRelease(
  desk: ImportDesk,
  source: ImportSource,
  files: Files,
  said: Said = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sent-release-'))
  const paths = Array.isArray(files)
    ? await Promise.all(
        files.map(async (file: string) => {
          const path = join(folder, basename(file))
          await copyFile(file, path)
          return path
        }),
      )
    : await Promise.all(
        Object.entries(files as Record<string, string>).map(async ([name, text]) => {
          await writeFile(join(folder, name), text)
          return join(folder, name)
        }),
      )
  const sent = await Promise.all(
    paths.map(async (path) => ({ name: basename(path), path, bytes: (await stat(path)).size })),
  )
  return desk.receive(SENDER, { source, folder, files: sent, today: '2026-11-21', ...said })
}

/** Sends files and waits until they are read. */
export async function readSentRelease(
  { db }: Connection,
  desk: ImportDesk,
  source: ImportSource,
  files: Files,
  said: Said = {},
) {
  const id = await sendRelease(desk, source, files, said)
  await expect.poll(async () => (await getImport(db, id)).state, { timeout: 20_000 }).not.toBe('reading')
  return getImport(db, id)
}
