import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotOpen } from './engine.ts'
import { lockFolder } from './folder-lock.ts'

const FOR_ITS_OWNER_ALONE = 0o700
const ALL_RIGHTS = 0o777
const ANYBODY_WRITES = 0o002
/** Everybody may write, and change what is their own, as in /tmp. */
const STICKY = 0o1000
const ROOT = 0

/** The engine's own folder in it. */
export const DATABASE = 'database'

/** A data folder that this process holds. */
interface TakenFolder {
  warnings: string[]
  giveBack: () => void
}

/**
 * Makes the data folder where it is missing, closes it to other users of the machine, and locks it. Throws CannotOpen
 * when it cannot be written, belongs to another user or is in use.
 */
export async function takeFolder(folder: string): Promise<TakenFolder> {
  await madeFolder(folder)
  const giveBack = await lockFolder(folder)
  try {
    const warnings = await closeToOthers(folder)
    // Closed as well, for a folder that is not.
    await closeToOthers(await madeFolder(join(folder, DATABASE)))
    return { warnings, giveBack }
  } catch (problem) {
    giveBack()
    throw problem
  }
}

async function madeFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: FOR_ITS_OWNER_ALONE })
    return folder
  } catch (problem) {
    throw new CannotOpen(`The data folder ${folder} cannot be written: ${(problem as Error).message}`)
  }
}

/** What could not be closed, in a sentence for the operator. */
async function closeToOthers(folder: string): Promise<string[]> {
  const { mode, uid } = await stat(folder)
  if ((mode & ALL_RIGHTS) === FOR_ITS_OWNER_ALONE) return []
  if (await isShared(folder, { mode, uid })) {
    return [
      `The data folder ${folder} also holds files of other users, so it was not closed to them; name a folder of its own in DATA_DIR.`,
    ]
  }
  try {
    await chmod(folder, FOR_ITS_OWNER_ALONE)
    return []
  } catch (problem) {
    if (process.geteuid !== undefined && uid !== process.geteuid()) {
      throw new CannotOpen(
        `The data folder ${folder} belongs to another user; name one of your own in DATA_DIR.`,
      )
    }
    return [
      `The data folder ${folder} cannot be closed to other users of this machine: ${(problem as Error).message}`,
    ]
  }
}

/**
 * Whether other users have files there, as in /tmp or /var/lib: closing it would lock them out. Where anybody may write,
 * such files mean nothing.
 */
async function isShared(folder: string, { mode, uid }: { mode: number; uid: number }): Promise<boolean> {
  if ((mode & STICKY) !== 0) return true
  if ((mode & ANYBODY_WRITES) !== 0) return false
  const names = await readdir(folder)
  const owners = await Promise.all(names.map(async (name) => (await lstat(join(folder, name))).uid))
  return owners.some((owner) => owner !== uid && owner !== ROOT)
}
