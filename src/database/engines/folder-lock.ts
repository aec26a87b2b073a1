import { createHash } from 'node:crypto'
import { access, constants, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { CannotOpen } from './engine.ts'

/**
 * Keeps a second process out of the folder, since the embedded engine itself does not: two of them on one
 * folder lose rows without a word. The lock is a local address that the system frees when its holder ends,
 * however it ends. Resolves to what gives the folder back; throws CannotOpen when it is taken or read-only.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await access(folder, constants.W_OK)
  } catch {
    throw new CannotOpen(`The data folder ${folder} cannot be written by this user.`)
  }
  const address = await lockAddress(folder)
  const server = createServer((socket) => socket.end())
  const held = await listens(server, address.path)
  if (!held && address.isFile && !(await answers(address.path))) {
    // A file outlives a holder that was killed; nobody answers, so it is swept away and taken.
    await rm(address.path, { force: true })
    if (await listens(server, address.path)) return () => close(server)
  }
  if (!held) {
    throw new CannotOpen(
      `The data folder ${folder} is in use by a portal or command that is already running; stop it first, or name another folder in DATA_DIR.`,
    )
  }
  return () => close(server)
}

/** Linux and Windows have addresses without a file; elsewhere a socket file in the folder serves. */
async function lockAddress(folder: string): Promise<{ path: string; isFile: boolean }> {
  const key = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)
  if (process.platform === 'linux') return { path: `\0arctic-tracker-${key}`, isFile: false }
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\arctic-tracker-${key}`, isFile: false }
  return { path: join(folder, 'lock.sock'), isFile: true }
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refused = (problem: NodeJS.ErrnoException) =>
      problem.code === 'EADDRINUSE' ? resolve(false) : reject(problem)
    server.once('error', refused)
    server.listen({ path, exclusive: true }, () => {
      server.off('error', refused)
      server.unref()
      resolve(true)
    })
  })
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

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
