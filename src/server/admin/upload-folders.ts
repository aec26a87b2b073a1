import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'arctic-tracker-import-'
const ABANDONED_AFTER_MS = 24 * 3_600_000

/** A new folder for the files of one upload, readable by the portal's own user alone. */
export const newUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), PREFIX))

/**
 * Removes what a killed process left of uploads. Another portal on this machine may be receiving one, so only
 * folders older than any upload are removed. Other users can write to the same directory: what is not a folder of
 * this user is left alone, and nothing there prevents the portal from starting.
 */
export async function removeAbandonedUploads(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(tmpdir(), name)
    // Another process may have removed it meanwhile.
    const found = await lstat(path).catch(() => undefined)
    if (found === undefined || !found.isDirectory() || found.uid !== process.getuid?.()) continue
    // A folder of the future was made while the clock was ahead.
    const age = Math.abs(Date.now() - found.mtimeMs)
    if (age > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true })
  }
}
