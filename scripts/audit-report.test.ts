import { expect, test } from 'vitest'
import { auditOutcome } from './audit-report.ts'

const withOne = (severity: string) =>
  JSON.stringify({ vulnerabilities: { 'some-package': { severity, range: '<2.0.0' } } })

test.each([
  { what: 'nothing known', printed: '{"vulnerabilities":{}}', verdict: 'passed', line: '0 packages' },
  {
    what: 'something severe',
    printed: withOne('high'),
    verdict: 'failed',
    line: 'high: some-package (<2.0.0)',
  },
  {
    what: 'something critical',
    printed: withOne('critical'),
    verdict: 'failed',
    line: 'critical: some-package',
  },
  {
    what: 'something slight',
    printed: withOne('moderate'),
    verdict: 'passed',
    line: 'moderate: some-package',
  },
  {
    what: 'a registry that does not answer',
    printed: '{"message":"request failed","error":{"code":"ENOTFOUND"}}',
    verdict: 'skipped',
    line: 'could not be asked',
  },
  { what: 'no answer at all', printed: '', verdict: 'skipped', line: 'could not be asked' },
  { what: 'a page of a proxy', printed: '<html></html>', verdict: 'skipped', line: 'could not be asked' },
])('$what: $verdict', ({ printed, verdict, line }) => {
  const outcome = auditOutcome(printed)
  expect(outcome.verdict).toBe(verdict)
  expect(outcome.lines.join('\n')).toContain(line)
})
