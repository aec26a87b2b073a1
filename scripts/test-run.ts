import { mkdirSync, rmSync } from 'node:fs'
import { obtainChromium } from './obtain-chromium.ts'
import { obtainPostgresql } from './obtain-postgresql.ts'
import { obtainPrograms } from './obtain-programs.ts'
import { type Counts, countsOf, NOTHING_COUNTED } from './test-counts.ts'
import { announce, durationText, runStep, type Step } from './test-step.ts'
import { attackSteps, RESULTS, testSteps } from './test-steps.ts'

/* Everything that decides whether a change may land. Runs all steps, also after a failure. */

/** As many as the smallest machine has cores that it is to be quick on. */
const AT_A_TIME = 2

const inCi = process.env.CI === 'true'
const start = Date.now()
const total: Counts = structuredClone(NOTHING_COUNTED)

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })

const postgresql = await obtainPostgresql()
if (postgresql === undefined) missing('No PostgreSQL 15 or newer was found; its tests are skipped.')
if (!process.env.REFERENCE_DATA)
  missing('REFERENCE_DATA names no folder; the tests that need the published files are skipped.')
const chromium = await obtainChromium()
const withoutProgram = obtainPrograms()
if (withoutProgram.length > 0)
  missing(`No ${withoutProgram.join(', ')} was found; the examples for operators are not tried.`)
if (chromium.path === undefined) process.stdout.write(`${chromium.problem}\n`)

const environment = {
  ...(postgresql ? { TEST_DATABASE_URL: postgresql.url } : {}),
  ...(chromium.path ? { CHROMIUM_PATH: chromium.path } : {}),
  // Every screen in every width and theme, and attacks in full: see src/testing/long-run.ts.
  ...(process.argv.includes('--full') ? { TEST_FULL: 'true' } : {}),
}
// `npm run test:full -- attack`: the attacks on a running portal alone, in full.
const stages = process.argv.includes('attack') ? attackSteps() : testSteps()

try {
  for (const steps of stages) await runAll(steps)
} finally {
  postgresql?.remove()
}

for (const name of total.failures) process.stdout.write(`Failed: ${name}\n`)
for (const sentence of total.skipped) process.stdout.write(`Skipped: ${sentence}\n`)
process.stdout.write(`Took ${durationText(Date.now() - start)}\n`)
process.stdout.write(`${total.passed} passed, ${total.failures.length} failed\n`)
process.exitCode = total.failures.length > 0 ? 1 : 0

/** Each begins as soon as there is room for it. */
async function runAll(steps: readonly Step[]): Promise<void> {
  const waiting = steps.values()
  const oneAfterTheOther = async () => {
    for (const step of waiting) await runAndCount(step)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, oneAfterTheOther))
}

async function runAndCount(step: Step): Promise<void> {
  const outcome = await runStep(step, environment)
  const counts = countsOf(step, outcome)
  announce(step, outcome, counts)
  total.passed += counts.passed
  total.failures.push(...counts.failures)
  total.skipped.push(...counts.skipped)
}

/** A message; in continuous integration also a failure. */
function missing(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
  if (inCi) total.failures.push(sentence)
}
