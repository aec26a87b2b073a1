/* What the entry scripts share. They may run on an old Node, with nothing installed yet. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, pinnedVersion } from './pinned-node.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')

/** The Node that runs everything else; ends this process where there is none. */
export function pinnedNode() {
  const node = findNode(root)
  if (node !== undefined) return node
  const { platform, arch, versions } = process
  process.stderr.write(
    `The portal needs Node ${pinnedVersion(root)}; there is no package of it for ${platform} on ${arch}, and this is Node ${versions.node}.\n`,
  )
  return process.exit(1)
}

/**
 * What Node runs as the portal. With Node's own size of the young generation the process is a third larger and no
 * faster (`npm run bench -- memory`). V8 lets a heap grow to several times what is used before it clears it: here it is cleared once
 * it has grown by a quarter ('Taxa: memory' in bench/results.md), and threads that count have it cleared when they have counted
 * (`src/server/collect-garbage.ts`).
 */
export const portal = [
  '--import',
  './scripts/begin-sooner.mjs',
  '--max-semi-space-size=8',
  '--heap-growing-percent=25',
  '--expose-gc',
  'src/server/main.ts',
]

/**
 * Its environment on Linux. Each thread would take pieces of memory from an arena of its own, and what one gives back no
 * other may use: with two arenas for all of them the process was a fifth smaller. Pieces of 128 kB and more go back to the system at
 * once; the C library would raise that size with each larger piece that it gives back ('Taxa: memory' in bench/results.md).
 */
export const portalEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * Installs the packages of the lockfile unless those present are newer. `install --no-save` instead of `ci`, which
 * refuses a lockfile without the packages of other platforms. No install script of a package runs.
 */
export function install() {
  const installed = join(modules, '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (
    findNode(root) !== undefined &&
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync(lock).mtimeMs
  )
    return
  process.stdout.write('Installing packages, once\n')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const quietly = ['--no-fund', '--no-audit', '--loglevel=error']
  const whole = ['--no-save', '--include=optional', '--ignore-scripts']
  const { status } = spawnSync(npm, ['install', ...whole, ...quietly], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    process.stderr.write('The packages could not be installed; see the lines above.\n')
    process.exit(status ?? 1)
  }
}

/** Runs a step to its end; ends this process too when it fails. */
export function run(command, parameters, environment = {}) {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...environment,
      PATH: `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Runs a program until it ends and passes signals on to it. Node caches the compiled sources, so that this process and
 * those that it starts are faster the next time.
 */
export function exec(command, parameters, environment = {}) {
  const NODE_COMPILE_CACHE = join(root, '.build', 'compile-cache')
  const child = spawn(command, parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE, ...environment, ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
