import { expect, test } from 'vitest'
import { passwordProblem } from './password-rule.ts'

const EMAIL = 'curator@example.org'

test.each([
  { what: 'eleven characters', password: 'elevenchars', problem: 'at least 12 characters' },
  { what: 'twelve characters', password: 'twelve chars', problem: undefined },
  { what: 'nothing', password: '', problem: 'at least 12 characters' },
  { what: '128 characters', password: 'x'.repeat(128), problem: undefined },
  { what: '129 characters', password: 'x'.repeat(129), problem: 'at most 128 characters' },
  { what: 'the e-mail', password: EMAIL, problem: 'must not be the e-mail address' },
  { what: 'the e-mail in other letters', password: ` ${EMAIL.toUpperCase()}`, problem: 'not be the e-mail' },
  { what: 'the e-mail with more', password: `${EMAIL} and more`, problem: undefined },
])('$what as a password: $problem', ({ password, problem }) => {
  const found = passwordProblem(password, EMAIL)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})
