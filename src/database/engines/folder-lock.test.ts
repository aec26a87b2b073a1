import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { childEnvironment } from '#testing/child-environment.ts'
import { findNamespaces } from '#testing/namespaces.ts'
import { CannotOpen } from './engine.ts'
import { lockFolder } from './folder-lock.ts'

const IN_USE = /is in use by a portal or command that is already running/

const SCRIPT = `import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)}
  await lockFolder(process.argv[1]).then(
    () => { console.log('locked'); setInterval(() => undefined, 1000) },
    (problem) => console.log(problem.message))`
const LOCKING = [process.execPath, '--input-type=module', '-e', SCRIPT] as const

const namespaces = findNamespaces()
const root = await mkdtemp(join(tmpdir(), 'folder-lock-'))
afterAll(() => rm(root, { recursive: true }))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'data-'))
})

/** Another process that locks the folder, and holds it until its end; what it says first. */
async function lockElsewhere(command: readonly string[]): Promise<{ output: string; process: ChildProcess }> {
  const [program = '', ...words] = command
  const child = spawn(program, words, { env: childEnvironment(), stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [output] = await once(child.stdout, 'data')
  return { output: String(output), process: child }
}

test('a folder in use is refused, and free once it is given back', async () => {
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(IN_USE)
  unlock()
  ;(await lockFolder(folder))()
})

test('a folder has one lock, whichever path leads to it', async () => {
  const other = join(root, 'another-name')
  await symlink(folder, other)
  const unlock = await lockFolder(folder)
  await expect(lockFolder(other)).rejects.toThrow(CannotOpen)
  unlock()
})

test('another process is refused; what a killed one leaves behind keeps nobody out', async () => {
  const holder = await lockElsewhere([...LOCKING, folder])
  expect(holder.output).toBe('locked\n')
  await expect(lockFolder(folder)).rejects.toThrow(IN_USE)
  holder.process.kill('SIGKILL')
  await once(holder.process, 'exit')
  expect(existsSync(join(folder, 'lock'))).toBe(true)
  ;(await lockFolder(folder))()
})

test('a folder whose portal answers is refused, even where the file system knows no locks', async () => {
  const portal = createServer((socket) => socket.end()).listen(join(folder, 'portal.sock'))
  await once(portal, 'listening')
  await expect(lockFolder(folder)).rejects.toThrow(IN_USE)
  portal.close()
  await once(portal, 'close')
  ;(await lockFolder(folder))()
})

describe.skipIf(namespaces === undefined && process.env.CI !== 'true')('from another container', () => {
  /** With the folder mounted at another place, where process ids and addresses are others. */
  const apart = async () => {
    const mounted = join(root, 'mounted')
    await mkdir(mounted, { recursive: true })
    const mounting = 'mount --bind "$1" "$2" && place=$2 && shift 2 && exec "$@" "$place"'
    return [...(namespaces ?? []), 'sh', '-c', mounting, 'sh', folder, mounted, ...LOCKING]
  }

  test('a folder in use here is refused there', async () => {
    const unlock = await lockFolder(folder)
    expect((await lockElsewhere(await apart())).output).toMatch(IN_USE)
    unlock()
  })

  test('a folder in use there is refused here, until its holder is killed', async () => {
    const holder = await lockElsewhere(await apart())
    expect(holder.output).toBe('locked\n')
    await expect(lockFolder(folder)).rejects.toThrow(IN_USE)
    holder.process.kill('SIGKILL')
    await expect.poll(() => lockFolder(folder).then((unlock) => unlock(), String)).toBeUndefined()
  })
})
