import { spawnSync } from 'node:child_process'
import { NOTHING_CHECKED } from './test-counts.ts'
import { root } from './toolchain.mjs'

/* Looks up known vulnerabilities of the packages that the portal runs with or is built of. */

const LONGEST_WAIT_MS = 60_000
const SEVERE = ['high', 'critical']

type Vulnerabilities = Record<string, { severity: string; range?: string }>

/**
 * The lines and the exit code for what `npm audit --json` printed: severe vulnerabilities fail. When the registry does
 * not answer, nothing is known about the packages, and the check has neither passed nor failed.
 */
export function auditOutcome(printed: string): { lines: string[]; exitCode: number } {
  const vulnerabilities = parsed(printed)?.vulnerabilities
  if (vulnerabilities === undefined) {
    const line = 'The registry could not be asked about known vulnerabilities; nothing was checked.'
    return { lines: [line], exitCode: NOTHING_CHECKED }
  }
  const found = Object.entries(vulnerabilities)
  return {
    lines: [
      ...found.map(([name, { severity, range = 'any version' }]) => `${severity}: ${name} (${range})`),
      `${found.length} packages with known vulnerabilities`,
    ],
    exitCode: found.some(([, { severity }]) => SEVERE.includes(severity)) ? 1 : 0,
  }
}

function parsed(printed: string): { vulnerabilities?: Vulnerabilities } | undefined {
  try {
    return JSON.parse(printed)
  } catch {
    return undefined
  }
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only', '--fetch-retries=0'], {
    cwd: root,
    encoding: 'utf8',
    timeout: LONGEST_WAIT_MS,
    shell: process.platform === 'win32',
  })
  const { lines, exitCode } = auditOutcome(stdout ?? '')
  for (const line of lines) console.log(line)
  process.exitCode = exitCode
}
