import { expect, test } from 'vitest'
import { countsOf, playwrightCounts, vitestCounts } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test('tests are counted one by one, skipped ones by file', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')]
  expect(vitestCounts({ testResults })).toEqual({
    passed: 3,
    failed: 1,
    skipped: ['1 tests of a.test.ts'],
  })
})

test('a file that cannot be loaded counts as one failure', () => {
  expect(vitestCounts({ testResults: [file('failed')] }).failed).toBe(1)
})

test('a journey that passed only at the second try has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts({ stats, errors: [] })).toEqual({
    passed: 5,
    failed: 2,
    skipped: ['2 browser journeys'],
  })
})

test('a check counts as one', () => {
  expect(countsOf({ title: 'Types', counts: 'itself' }, { succeeded: true }).passed).toBe(1)
  expect(countsOf({ title: 'Types', counts: 'itself' }, { succeeded: false }).failed).toBe(1)
})

test('a runner that left no results has failed', () => {
  const step = { title: 'Unit', counts: 'vitest', results: '.build/nothing-here.json' } as const
  expect(countsOf(step, { succeeded: true }).failed).toBe(1)
})
