import { expect, test } from 'vitest'
import { countsOf, NOTHING_COUNTED, playwrightCounts, vitestCounts } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((each, index) => ({ status: each, fullName: `test ${index + 1}` })),
})

test('tests are counted one by one, skipped ones by file', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')]
  expect(vitestCounts({ testResults })).toEqual({
    passed: 3,
    failures: ['a.test.ts: test 1'],
    skipped: ['1 tests of a.test.ts'],
  })
})

test('a file that cannot be loaded counts as one failure', () => {
  expect(vitestCounts({ testResults: [file('failed')] })).toMatchObject({
    failures: ['a.test.ts'],
  })
})

test('a journey that passed only at the second try has failed', () => {
  const stats = { expected: 1, skipped: 2 }
  const journey = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] })
  const suites = [
    {
      specs: [journey('at once', 'expected'), journey('at the second try', 'flaky')],
      suites: [{ specs: [journey('never', 'unexpected')] }],
    },
  ]
  expect(playwrightCounts({ stats, errors: [{ message: 'No portal\nat line 1' }], suites })).toEqual({
    passed: 1,
    failures: ['a.spec.ts: at the second try', 'a.spec.ts: never', 'No portal'],
    skipped: ['2 browser journeys'],
  })
})

const types = { title: 'Types', counts: 'itself' } as const
const audit = { title: 'Audit', counts: 'itself', needsService: true } as const

test.each([
  { what: 'a check that passed', step: types, code: 0, counts: { passed: 1 } },
  { what: 'a check that failed', step: types, code: 1, counts: { failures: ['Types'] } },
  { what: 'a check that was killed', step: types, code: null, counts: { failures: ['Types'] } },
  { what: 'a check without a service', step: types, code: 75, counts: { failures: ['Types'] } },
  { what: 'a service that found nothing', step: audit, code: 0, counts: { passed: 1 } },
  { what: 'a service that found something', step: audit, code: 1, counts: { failures: ['Audit'] } },
  {
    what: 'a service that did not answer',
    step: audit,
    code: 75,
    counts: { skipped: ['Audit: Nobody answered.'] },
  },
])('$what: $counts', ({ step, code, counts }) => {
  expect(countsOf(step, { code, output: 'Asking\nNobody answered.\n' })).toEqual({
    ...NOTHING_COUNTED,
    ...counts,
  })
})

test('a runner that left no results has failed', () => {
  const step = { title: 'Unit', counts: 'vitest', results: '.build/nothing-here.json' } as const
  expect(countsOf(step, { code: 0, output: '' })).toMatchObject({ failures: ['Unit'] })
})
