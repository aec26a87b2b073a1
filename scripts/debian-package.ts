import { spawnSync } from 'node:child_process'
import { root } from './toolchain.mjs'

/** Installs packages of this system where it is a Debian and the user may; answers nothing, since what counts is what is there afterwards. */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'])) return
  process.stdout.write(`Installing ${packages.join(', ')} from the packages of this system, once\n`)
  succeeds('apt-get', ['update', '-qq'])
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/** Runs a program quietly; whether it ended well. */
export function succeeds(program: string, parameters: string[]): boolean {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
