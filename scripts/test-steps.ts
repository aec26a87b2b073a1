import type { Step } from './test-step.ts'

/** Where test runners leave their results. */
export const RESULTS = '.build/test-results'

/** Tests that attack a portal, or the parts that defend it. */
export const ATTACKS = [
  'src/server/pipelined-attack.database.test.ts',
  'src/server/memory-under-attack.database.test.ts',
  'src/server/limits/stalled-readers.test.ts',
  'src/server/costly-questions.database.test.ts',
  'src/server/left-questions.database.test.ts',
  'src/server/database-stops.database.test.ts',
  'src/server/stopping.database.test.ts',
  'src/server/two-first-starts.database.test.ts',
  'src/server/newer-database.database.test.ts',
  'src/server/accounts/guessing.database.test.ts',
  'src/server/limits/unauthenticated-changes.database.test.ts',
  'src/server/one-address.database.test.ts',
  'src/server/refused-members.database.test.ts',
  'src/server/unknown-parameters.database.test.ts',
  'src/server/admin/created-once.database.test.ts',
  'src/ingest/backups/killed-backup.database.test.ts',
  'src/database/engines/connection-lost.database.test.ts',
  'src/database/engines/long-reads.database.test.ts',
  'src/database/engines/data-folder.test.ts',
  'src/database/engines/folder-lock.test.ts',
]

const WEB_BUILD: Step = {
  title: 'Web build',
  command: ['node', 'scripts/build-when-stale.ts'],
  counts: 'itself',
}

/** So many that two of them share the machine's cores when the journeys have ended. */
const DATABASE_PARTS = 3

/** All steps, in two stages that follow each other. Of a stage two run at a time and begin in this order, the longest first. */
export function testSteps(): Step[][] {
  const checks: Step[] = [
    WEB_BUILD,
    {
      title: 'Types',
      // Several checkers would each check much of the same: twice the processor and the memory.
      command: ['tsc', '-b', '--checkers', '1'],
      counts: 'itself',
    },
    { title: 'Unused code', command: ['knip'], counts: 'itself' },
    { title: 'Secrets', command: ['secretlint', '**/*'], counts: 'itself' },
    { title: 'Lint and format', command: ['biome', 'check', '.'], counts: 'itself' },
    {
      title: 'Known vulnerabilities',
      command: ['node', 'scripts/check-packages.ts'],
      counts: 'itself',
      needsService: true,
    },
    { title: 'Words of the screens', command: ['node', 'scripts/check-locales.ts'], counts: 'itself' },
    { title: 'Facts of the catalogue', command: ['node', 'scripts/check-facts.ts'], counts: 'itself' },
  ]
  const journeys: Step = {
    title: 'Browser journeys',
    command: ['playwright', 'test'],
    counts: 'playwright',
    results: `${RESULTS}/browser.json`,
  }
  // The first part makes the databases that all begin with; the others begin when it has long done so. They run last, with
  // two workers each: many of these tests wait for something.
  const others = [2, DATABASE_PARTS].map((part) => databaseTests(part, ['--maxWorkers=2']))
  // They share one process, since reading the published files takes long.
  const published = vitest('Published figures', 'reference')
  return [checks, [journeys, databaseTests(1), vitest('Unit tests', 'unit'), published, ...others]]
}

const databaseTests = (part: number, more: readonly string[] = []) =>
  vitest(
    `Database tests, part ${part}`,
    'database',
    [`--shard=${part}/${DATABASE_PARTS}`, ...more],
    `database-${part}`,
  )

/** The attacks alone; they too need the web, since they ask for its pages. */
export function attackSteps(): Step[][] {
  return [[WEB_BUILD], [vitest('Attacks', '*', ATTACKS, 'attacks')]]
}

function vitest(title: string, project: string, parameters: readonly string[] = [], name = project): Step {
  const results = `${RESULTS}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return {
    title,
    command: ['vitest', 'run', `--project=${project}`, ...reporters, ...parameters],
    counts: 'vitest',
    results,
  }
}
