import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

/** How a step is counted: as one check, which may be one that asks somebody else, or by the tests it ran. */
export type CountedStep = { title: string } & (
  | { counts: 'itself'; asksOthers?: true }
  | { counts: 'vitest' | 'playwright'; results: string }
)

/** How a check ends that could not be made since others did not answer: sysexits' "try again later". */
export const NOTHING_CHECKED = 75

export interface Outcome {
  /** How the step's program ended; null where it did not end by itself. */
  code: number | null
  printed: string
  ms: number
}

export interface Counts {
  passed: number
  /** What failed, by file and name: told again at the end, where a long log is read first. */
  failures: string[]
  /** One sentence per reason or file, not per test. */
  skipped: string[]
}

export const NOTHING_COUNTED: Counts = { passed: 0, failures: [], skipped: [] }

/**
 * What a step adds to the closing line. A step that failed never counts as none failed, and a check that could not be
 * made counts as neither: what it printed last is why.
 */
export function countsOf(step: CountedStep, { code, printed }: Pick<Outcome, 'code' | 'printed'>): Counts {
  const succeeded = code === 0
  if (step.counts === 'itself') {
    if (step.asksOthers === true && code === NOTHING_CHECKED) {
      return { ...NOTHING_COUNTED, skipped: [`${step.title}: ${printed.trimEnd().split('\n').at(-1)}`] }
    }
    return succeeded ? { ...NOTHING_COUNTED, passed: 1 } : failedAsAWhole(step)
  }
  const results = readResults(step.results)
  if (results === undefined) return failedAsAWhole(step)
  const counts = step.counts === 'vitest' ? vitestCounts(results) : playwrightCounts(results)
  return succeeded || counts.failures.length > 0 ? counts : { ...counts, failures: [step.title] }
}

const failedAsAWhole = ({ title }: CountedStep): Counts => ({ ...NOTHING_COUNTED, failures: [title] })

export function vitestCounts(results: VitestResults): Counts {
  const perFile = results.testResults.map(({ name: path, status, assertionResults: tests }) => {
    const name = path.replace(root, '')
    const having = (...states: string[]) => tests.filter((test) => states.includes(test.status))
    const failures = having('failed').map(({ fullName }) => `${name}: ${fullName}`)
    return {
      name,
      passed: having('passed').length,
      // A file that cannot even be loaded has no tests and yet fails.
      failures: status === 'failed' && failures.length === 0 ? [name] : failures,
      skipped: having('skipped', 'pending', 'todo').length,
    }
  })
  return {
    passed: perFile.reduce((whole, { passed }) => whole + passed, 0),
    failures: perFile.flatMap(({ failures }) => failures),
    skipped: perFile.flatMap(({ name, skipped }) => (skipped > 0 ? [`${skipped} tests of ${name}`] : [])),
  }
}

export function playwrightCounts({ stats, errors, suites }: PlaywrightResults): Counts {
  return {
    passed: stats.expected,
    failures: [...suites.flatMap(failedJourneys), ...errors.map(({ message }) => firstLine(message))],
    skipped: stats.skipped > 0 ? [`${stats.skipped} browser journeys`] : [],
  }
}

/** Of a file, or of what it describes together. A journey that passed only at the second try has failed. */
function failedJourneys({ specs, suites = [] }: JourneySuite): string[] {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failedJourneys)]
}

const firstLine = (text = '') => text.split('\n', 1).join()

export interface VitestResults {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

export interface PlaywrightResults {
  stats: { expected: number; skipped: number }
  errors: { message?: string }[]
  suites: JourneySuite[]
}

interface JourneySuite {
  specs: { title: string; file: string; tests: { status: string }[] }[]
  suites?: JourneySuite[]
}

/** Undefined when the runner ended before it could write any. */
function readResults(path: string): (VitestResults & PlaywrightResults) | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}
