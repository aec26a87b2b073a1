import { expect, test } from 'vitest'
import { auditOutcome } from './check-packages.ts'
import { NOTHING_CHECKED } from './test-counts.ts'

const withOne = (severity: string) =>
  JSON.stringify({ vulnerabilities: { 'some-package': { severity, range: '<2.0.0' } } })

test.each([
  { what: 'nothing known', printed: '{"vulnerabilities":{}}', exitCode: 0, line: '0 packages' },
  {
    what: 'something severe',
    printed: withOne('high'),
    exitCode: 1,
    line: 'high: some-package (<2.0.0)',
  },
  {
    what: 'something critical',
    printed: withOne('critical'),
    exitCode: 1,
    line: 'critical: some-package',
  },
  {
    what: 'something slight',
    printed: withOne('moderate'),
    exitCode: 0,
    line: 'moderate: some-package',
  },
  {
    what: 'a registry that does not answer',
    printed: '{"message":"request failed","error":{"code":"ENOTFOUND"}}',
    exitCode: NOTHING_CHECKED,
    line: 'could not be asked',
  },
  { what: 'no answer at all', printed: '', exitCode: NOTHING_CHECKED, line: 'could not be asked' },
  {
    what: 'a page of a proxy',
    printed: '<html></html>',
    exitCode: NOTHING_CHECKED,
    line: 'could not be asked',
  },
])('$what: exit code $exitCode', ({ printed, exitCode, line }) => {
  const outcome = auditOutcome(printed)
  expect(outcome.exitCode).toBe(exitCode)
  expect(outcome.lines.join('\n')).toContain(line)
})
