import { findProgram } from '#testing/programs.ts'
import { installFromDebian } from './debian-package.ts'

/** What the examples for operators are tried with, and the Debian package that brings each. */
const PACKAGES: Readonly<Record<string, string>> = {
  nginx: 'nginx-light',
  openssl: 'openssl',
  'systemd-analyze': 'systemd',
}

/** Installs where it may what the tests of the examples need; gives the names of what is still missing. */
export function obtainPrograms(): string[] {
  const missing = () => Object.keys(PACKAGES).filter((program) => findProgram(program) === undefined)
  const wanted = missing()
  if (wanted.length > 0) installFromDebian(wanted.flatMap((program) => PACKAGES[program] ?? []))
  return missing()
}
