import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { handOver, JobRefused, serveJobs } from './job-socket.ts'

const JOB = { command: 'count', options: { to: 3 } }
/** By then what a command wrote has reached the other side. */
const ARRIVED_MS = 100

const folder = mkdtempSync(join(tmpdir(), 'job-socket-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a job is done by the portal, which tells how far it is', async () => {
  const progress: unknown[] = []
  const portal = await serveJobs(folder, async ({ options }, onProgress) => {
    onProgress({ at: 1 })
    return options
  })
  expect(await handOver(folder, JOB, (step) => progress.push(step))).toEqual({ result: JOB.options })
  expect(progress).toEqual([{ at: 1 }])
  await portal.close()
})

test('what the portal refuses is refused in its own words', async () => {
  const portal = await serveJobs(folder, () => Promise.reject(new Error('There is no such file.')))
  await expect(handOver(folder, JOB, () => undefined)).rejects.toThrow(
    new JobRefused('There is no such file.'),
  )
  await portal.close()
})

test('without a portal there is nobody to hand it to', async () => {
  expect(await handOver(join(folder, 'nobody'), JOB, () => undefined)).toBeUndefined()
})

test.each([
  { how: 'ends', end: (socket: Socket) => socket.end() },
  // What it has not read when it goes is what makes the system reset the line.
  { how: 'is killed', end: (socket: Socket) => socket.destroy() },
])('a portal that $how in the middle is said to have stopped', async ({ end }) => {
  const portal = createServer({ pauseOnConnect: true }, async (socket) => {
    await pause(ARRIVED_MS)
    end(socket)
  }).listen(join(folder, 'portal.sock'))
  await once(portal, 'listening')
  await expect(handOver(folder, JOB, () => undefined)).rejects.toThrow(
    'The portal stopped before it said that the job was done.',
  )
  portal.close()
})
