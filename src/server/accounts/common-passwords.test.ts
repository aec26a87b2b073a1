import { expect, test } from 'vitest'
import { accountProblem } from './account-problem.ts'
import { isCommonPassword } from './common-passwords.ts'

test.each(['123qweasdzxc', '1QAZ2wsx3edc', ' qwerty123456', 'leavemealone', 'sonyericsson', 'websolutions'])(
  "'%s' leaked before, in whichever letters",
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['a long enough password', 'correct horse battery', 'hvalur við Grímsey í júní', '8472 0193 5561'])(
  "'%s' is nobody's yet",
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test('nobody is given an account with one of them', () => {
  const account = { email: 'curator@example.org', password: 'qazwsxedcrfv' }
  expect(accountProblem(account)).toContain('others use')
  expect(accountProblem({ ...account, password: 'qazwsxedcrfv on ice' })).toBeUndefined()
})
