import type { Step } from './test-step.ts'

/** Where test runners leave their results. */
export const RESULTS = '.build/test-results'

/** All steps in the two stages that follow each other; of a stage, each list is a lane for one core. */
export function testSteps(): Step[][][] {
  const types: Step = { title: 'Types', command: ['tsc', '-b'], counts: 'itself' }
  const checks: Step[] = [
    { title: 'Lint and format', command: ['biome', 'check', '.'], counts: 'itself' },
    { title: 'Unused code', command: ['knip'], counts: 'itself' },
    { title: 'Secrets', command: ['node', 'scripts/check-secrets.ts'], counts: 'itself' },
    {
      title: 'Known vulnerabilities',
      command: ['node', 'scripts/check-packages.ts'],
      counts: 'itself',
      asksOthers: true,
    },
    { title: 'Words of the screens', command: ['node', 'scripts/check-locales.ts'], counts: 'itself' },
  ]
  const builds: Step[] = [
    { title: 'Web build', command: ['node', 'scripts/build-when-stale.ts'], counts: 'itself' },
  ]
  const tests = [vitest('Unit tests', 'unit'), vitest('Database tests', 'database')]
  const journeys: Step[] = [
    {
      title: 'Browser journeys',
      command: ['playwright', 'test'],
      counts: 'playwright',
      results: `${RESULTS}/browser.json`,
    },
  ]
  return [
    [checks, builds],
    // Journeys need nothing of the types, and take longer than all other tests.
    [[types, ...tests], journeys],
  ]
}

function vitest(title: string, project: string): Step {
  const results = `${RESULTS}/${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return {
    title,
    command: ['vitest', 'run', `--project=${project}`, ...reporters],
    counts: 'vitest',
    results,
  }
}
