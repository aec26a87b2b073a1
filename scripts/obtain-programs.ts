import { spawnSync } from 'node:child_process'
import { findProgram } from '#testing/programs.ts'
import { root } from './toolchain.mjs'

/** The programs that the examples for operators are tested with, and the Debian package of each. */
const PACKAGES: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  openssl: 'openssl',
  'systemd-analyze': 'systemd',
}

/** Installs, where possible, what the tests of the examples need; returns the names of what is still missing. */
export function obtainPrograms(): string[] {
  const missing = () => Object.keys(PACKAGES).filter((program) => findProgram(program) === undefined)
  const wanted = missing()
  if (wanted.length > 0) installFromDebian(wanted.flatMap((program) => PACKAGES[program] ?? []))
  return missing()
}

/** Installs packages where this is a Debian and the user may. Gives no result: what counts is what is there afterwards. */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !succeeds('apt-get', ['--version'])) return
  process.stdout.write(`Installing ${packages.join(', ')} from the packages of this system, once\n`)
  succeeds('apt-get', ['update', '-qq'])
  succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
}

/** Runs a program without output; whether it succeeded. */
export function succeeds(program: string, parameters: string[]): boolean {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}
