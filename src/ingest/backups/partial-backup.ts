import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { lstat, open, readdir, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const PARTIAL = /\.[0-9a-f]{8}\.partial$/
/** How gzip files begin. */
const GZIP = Buffer.from([0x1f, 0x8b])
/** A backup that waits for its database writes nothing, and still shows that it is at work. */
const SIGN_OF_LIFE_MS = 10_000
const STALE_AFTER_MS = 60_000

/**
 * Begins a backup of that name, once what killed ones left in its folder is removed. However the process ends, save
 * without warning, it leaves nothing behind.
 */
export async function beginPartial(file: string) {
  await removeStalePartials(dirname(file))
  const path = `${file}.${randomBytes(4).toString('hex')}.partial`
  const remove = () => rmSync(path, { force: true })
  process.once('exit', remove)
  const signs = setInterval(() => {
    const now = new Date()
    // Before the first byte there is no file yet.
    utimes(path, now, now).catch(() => undefined)
  }, SIGN_OF_LIFE_MS).unref()
  return {
    path,
    /** No process writes it any more. */
    end: () => {
      clearInterval(signs)
      process.off('exit', remove)
    },
  }
}

/**
 * Removes the portal's own files there that no backup is writing any more. A folder that cannot be read fails later, with a
 * reason.
 */
async function removeStalePartials(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const partials = names.filter((name) => PARTIAL.test(name)).map((name) => join(folder, name))
  await Promise.all(
    partials.map(async (path) => {
      if (await isAbandoned(path).catch(() => false)) await rm(path, { force: true })
    }),
  )
}

async function isAbandoned(path: string): Promise<boolean> {
  const file = await lstat(path)
  const { mtimeMs, uid, size } = file
  const isOwn = process.geteuid === undefined || uid === process.geteuid()
  if (!file.isFile() || !isOwn || Date.now() - mtimeMs < STALE_AFTER_MS) return false
  return size === 0 || (await beginsAsGzip(path))
}

async function beginsAsGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const begin = Buffer.alloc(GZIP.length)
    await file.read(begin, 0, GZIP.length, 0)
    return begin.equals(GZIP)
  } finally {
    await file.close()
  }
}
