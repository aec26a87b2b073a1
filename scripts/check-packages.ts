import { spawnSync } from 'node:child_process'
import { auditOutcome } from './audit-report.ts'
import { NOTHING_CHECKED } from './test-counts.ts'
import { root } from './toolchain.mjs'

/* Known vulnerabilities of the packages that the portal runs with or is built of. */

const LONGEST_WAIT_MS = 60_000
const EXIT_CODES = { passed: 0, failed: 1, skipped: NOTHING_CHECKED }

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only', '--fetch-retries=0'], {
  cwd: root,
  encoding: 'utf8',
  timeout: LONGEST_WAIT_MS,
  shell: process.platform === 'win32',
})
const { lines, verdict } = auditOutcome(stdout ?? '')
for (const line of lines) console.log(line)
process.exitCode = EXIT_CODES[verdict]
