import { expect, test } from 'vitest'
import { PASSWORD_FAULTS, passwordFault } from './password-rule.ts'

const EMAIL = 'curator@example.org'

test.each([
  { what: 'eleven characters', password: 'elevenchars', problem: 'at least 12 characters' },
  { what: 'twelve characters', password: 'twelve chars', problem: undefined },
  { what: 'nothing', password: '', problem: 'at least 12 characters' },
  { what: '128 characters', password: 'over the ice '.repeat(10).slice(0, 128), problem: undefined },
  { what: '64 characters of any kind', password: 'ᚠᛇᚻ✓ þæð'.repeat(8), problem: undefined },
  { what: 'eleven letters with an accent each', password: 'e\u0301'.repeat(11), problem: 'at least 12' },
  { what: '129 characters', password: 'x'.repeat(129), problem: 'at most 128 characters' },
  { what: 'the e-mail', password: EMAIL, problem: 'must not be the e-mail address' },
  { what: 'the e-mail in other letters', password: ` ${EMAIL.toUpperCase()}`, problem: 'not be the e-mail' },
  { what: 'one letter', password: 'x'.repeat(40), problem: 'over and over' },
  { what: 'one short word', password: 'walrus'.repeat(3), problem: 'over and over' },
  { what: 'the name of the portal', password: 'ArcticTracker2026!', problem: 'name of the portal' },
  { what: 'what the account is', password: 'curator-password-1', problem: 'name of the portal' },
  { what: 'where the account is', password: 'Example.org 123456', problem: 'name of the portal' },
  { what: 'signs without a letter', password: '8472 0193 5561', problem: undefined },
  { what: 'the e-mail with more', password: `${EMAIL} and more`, problem: undefined },
])('$what as a password: $problem', ({ password, problem }) => {
  const fault = passwordFault(password, EMAIL)
  const found = fault && PASSWORD_FAULTS[fault]
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})
