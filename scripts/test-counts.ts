import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

/** How a step is counted: as one check, or by the tests it ran. */
export type CountedStep = { title: string } & (
  | { counts: 'itself' }
  | { counts: 'vitest' | 'playwright'; results: string }
)

export interface Outcome {
  succeeded: boolean
  printed: string
  ms: number
}

export interface Counts {
  passed: number
  failed: number
  /** One sentence per reason or file, not per test. */
  skipped: string[]
}

export const NOTHING_COUNTED: Counts = { passed: 0, failed: 0, skipped: [] }

/** What a step adds to the closing line. A step that failed never counts as none failed. */
export function countsOf(step: CountedStep, { succeeded }: Pick<Outcome, 'succeeded'>): Counts {
  if (step.counts === 'itself') return { passed: Number(succeeded), failed: Number(!succeeded), skipped: [] }
  const results = readResults(step.results)
  if (results === undefined) return { passed: 0, failed: 1, skipped: [] }
  const counts = step.counts === 'vitest' ? vitestCounts(results) : playwrightCounts(results)
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

export function vitestCounts(results: VitestResults): Counts {
  const perFile = results.testResults.map(({ name, status, assertionResults: tests }) => {
    const having = (...states: string[]) => tests.filter((test) => states.includes(test.status)).length
    const failed = having('failed')
    return {
      name: name.replace(root, ''),
      passed: having('passed'),
      // A file that cannot even be loaded has no tests and yet fails.
      failed: status === 'failed' && failed === 0 ? 1 : failed,
      skipped: having('skipped', 'pending', 'todo'),
    }
  })
  return {
    passed: sum(perFile.map(({ passed }) => passed)),
    failed: sum(perFile.map(({ failed }) => failed)),
    skipped: perFile.flatMap(({ name, skipped }) => (skipped > 0 ? [`${skipped} tests of ${name}`] : [])),
  }
}

export function playwrightCounts({ stats, errors }: PlaywrightResults): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped > 0 ? [`${stats.skipped} browser journeys`] : [],
  }
}

export interface VitestResults {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

export interface PlaywrightResults {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Undefined when the runner ended before it could write any. */
function readResults(path: string): (VitestResults & PlaywrightResults) | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}

const sum = (figures: readonly number[]) => figures.reduce((whole, figure) => whole + figure, 0)
