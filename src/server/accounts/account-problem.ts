import { z } from 'zod'
import { passwordProblem } from '#domain/accounts/password-rule.ts'
import { isCommonPassword } from './common-passwords.ts'

const emailAddress = z.email()

/** Why this is no e-mail address, in one sentence. The sign-in library reads addresses by the same rule. */
export function emailProblem(email: string): string | undefined {
  return emailAddress.safeParse(email).success ? undefined : `'${email}' is not an e-mail address.`
}

/** Why this may not be the new password of an account, in one sentence; undefined when it may. */
export const newPasswordProblem = (password: string, email: string): string | undefined =>
  passwordProblem(password, email) ??
  (isCommonPassword(password)
    ? 'The password is one of those that others use, and that are tried first.'
    : undefined)

/** Why no account can be made of these, in one sentence; undefined when one can. */
export const accountProblem = ({ email, password }: { email: string; password: string }) =>
  emailProblem(email) ?? newPasswordProblem(password, email)
