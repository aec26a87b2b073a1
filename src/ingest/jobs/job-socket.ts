import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { PORTAL_SOCKET } from '#database/connect.ts'

/** Something an operator asks of the portal that holds the folder: a command and what it needs, as plain data. */
export interface Job {
  command: string
  options: unknown
}

/** The portal that was asked refused the job; the message is its own. */
export class JobRefused extends Error {
  override name = 'JobRefused'
}

type Line = { progress: unknown } | { result: unknown } | { problem: string }

type RunJob = (job: Job, onProgress: (progress: unknown) => void) => Promise<unknown>

/** The system's error codes for a connection whose other side is gone. */
const CUT: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE'])

/** How long a portal that closes waits for the job it does. One that takes longer is broken off and stores nothing. */
export const LONGEST_JOB_MS = 2000

const socketIn = (folder: string) => join(folder, PORTAL_SOCKET)

/**
 * Takes jobs from commands beside this portal, over a socket that only this user may open. Call it while
 * holding the folder's lock: a socket file that exists was left by a process that has ended.
 */
export async function serveJobs(folder: string, run: RunJob): Promise<{ close: () => Promise<void> }> {
  await rm(socketIn(folder), { force: true })
  const asking = new Set<Socket>()
  const working = new Set<Promise<void>>()
  const server = createServer((socket) => {
    asking.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => asking.delete(socket))
    createInterface({ input: socket }).once('line', (line) => {
      asking.delete(socket)
      const done = answer(socket, line, run).finally(() => working.delete(done))
      working.add(done)
    })
  })
  server.listen(socketIn(folder))
  await once(server, 'listening')
  await chmod(socketIn(folder), 0o600)
  return {
    close: async () => {
      server.close()
      for (const socket of asking) socket.destroy()
      await Promise.race([Promise.all(working), wait(LONGEST_JOB_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Hands a job to the portal that holds the folder; undefined when none is running. Throws JobRefused with the portal's own
 * words when it fails.
 */
export async function handOver(
  folder: string,
  job: Job,
  onProgress: (progress: unknown) => void,
): Promise<{ result: unknown } | undefined> {
  const socket = await reach(socketIn(folder))
  if (socket === undefined) return undefined
  socket.write(`${JSON.stringify(job)}\n`)
  for await (const line of linesOf(socket)) {
    const message: Line = JSON.parse(line)
    if ('progress' in message) onProgress(message.progress)
    if ('problem' in message) throw new JobRefused(message.problem)
    if ('result' in message) return { result: message.result }
  }
  throw new JobRefused(
    'The portal stopped before it said that the job was done. Start it again and look what is in use.',
  )
}

async function answer(socket: Socket, line: string, run: RunJob): Promise<void> {
  const say = (message: Line) => socket.writable && socket.write(`${JSON.stringify(message)}\n`)
  try {
    say({ result: await run(JSON.parse(line), (progress) => say({ progress })) })
  } catch (problem) {
    say({ problem: problem instanceof Error ? problem.message : String(problem) })
  } finally {
    socket.end()
  }
}

/** Messages, one a line, until the end; a portal that is killed in the middle cuts the connection. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: socket })
  } catch (problem) {
    if (!CUT.has((problem as NodeJS.ErrnoException).code ?? '')) throw problem
  } finally {
    socket.destroy()
  }
}

function reach(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}
