import { chmodSync } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotOpen } from './engine.ts'

/** Result codes of SQLite. Source: sqlite.org/rescode.html. */
const BUSY = 5
/** SQLite takes a lock of the system on this file and never writes into it. */
const LOCK_FILE = 'lock'
const FOR_ITS_OWNER_ALONE = 0o600
/** Where a portal takes jobs from commands beside it. */
export const PORTAL_SOCKET = 'portal.sock'

/**
 * Locks the folder against a second process, since the embedded engine itself does not: two of them on one folder lose
 * rows without a word. The lock belongs to the file, not to its path or to a process id, so that it holds across bind
 * mounts, containers and other namespaces of a machine, and the system frees it when its holder ends, however it ends.
 * A file system that knows no locks is caught by the socket of a portal that answers. Resolves to what gives the
 * folder back; throws CannotOpen when it is taken or read-only.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    throw new CannotOpen(`The data folder ${folder} cannot be written by this user.`)
  }
  const lock = takeLock(folder)
  if (lock !== undefined && !(await answers(join(folder, PORTAL_SOCKET)))) return () => lock.close()
  lock?.close()
  throw new CannotOpen(
    `The data folder ${folder} is in use by a portal or command that is already running; stop it first, or name another folder in DATA_DIR.`,
  )
}

/** Undefined when another holds it. */
function takeLock(folder: string): DatabaseSync | undefined {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, LOCK_FILE))
    lock.exec('pragma journal_mode = memory; begin exclusive')
    closeToOthers(join(folder, LOCK_FILE))
    return lock
  } catch (problem) {
    lock?.close()
    if ((problem as { errcode?: number }).errcode === BUSY) return undefined
    throw new CannotOpen(`The data folder ${folder} cannot be locked: ${(problem as Error).message}.`)
  }
}

/** Who may open the file could hold its lock. Where a file system knows no rights there is nothing to close. */
function closeToOthers(file: string): void {
  try {
    chmodSync(file, FOR_ITS_OWNER_ALONE)
  } catch {
    // The folder's own rights say so in a sentence.
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
