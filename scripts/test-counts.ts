import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './toolchain.mjs'

/** How a step is counted: as one check, which may need a service, or by the tests that it ran. */
export type CountedStep = { title: string } & (
  | { counts: 'itself'; needsService?: true }
  | { counts: 'vitest' | 'playwright'; results: string }
)

/** The exit code of a check whose service did not answer: EX_TEMPFAIL of sysexits. */
export const NOTHING_CHECKED = 75

export interface Outcome {
  /** The exit code; null where the program was killed or did not start. */
  code: number | null
  output: string
  ms: number
}

export interface Counts {
  passed: number
  /** What failed, by file and name; repeated at the end of the log. */
  failures: string[]
  /** One sentence for each reason or file, not for each test. */
  skipped: string[]
}

export const NOTHING_COUNTED: Counts = { passed: 0, failures: [], skipped: [] }

/**
 * What a step adds to the totals. A failed step always counts as a failure; a check without its service counts as
 * neither, and its last line is the reason.
 */
export function countsOf(step: CountedStep, { code, output }: Pick<Outcome, 'code' | 'output'>): Counts {
  const succeeded = code === 0
  if (step.counts === 'itself') {
    if (step.needsService === true && code === NOTHING_CHECKED) {
      return { ...NOTHING_COUNTED, skipped: [`${step.title}: ${output.trimEnd().split('\n').at(-1)}`] }
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
      // A file that cannot be loaded has no tests, and fails.
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

/** The failed journeys of a file or a describe block, with those that passed only when they were repeated. */
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

/** Undefined when the runner ended before it wrote its results. */
function readResults(path: string): (VitestResults & PlaywrightResults) | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'))
  } catch {
    return undefined
  }
}
