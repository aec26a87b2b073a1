import { z } from 'zod'
import { PASSWORD_FAULTS, type PasswordFault, passwordFault } from '#domain/accounts/password-rule.ts'
import { isCommonPassword } from './common-passwords.ts'

const emailAddress = z.email()

/** Why this is no e-mail address, in one sentence. The sign-in library reads addresses by the same rule. */
export function emailProblem(email: string): string | undefined {
  return emailAddress.safeParse(email).success ? undefined : `'${email}' is not an e-mail address.`
}

/** What is wrong with the new password of an account; undefined when it may be used. */
export const newPasswordFault = (password: string, email: string): PasswordFault | undefined =>
  passwordFault(password, email) ?? (isCommonPassword(password) ? 'common' : undefined)

/** Why this may not be the new password of an account, in one sentence; undefined when it may. */
export function newPasswordProblem(password: string, email: string): string | undefined {
  const fault = newPasswordFault(password, email)
  return fault && PASSWORD_FAULTS[fault]
}

/** Why no account can be made of these, in one sentence; undefined when one can. */
export const accountProblem = ({ email, password }: { email: string; password: string }) =>
  emailProblem(email) ?? newPasswordProblem(password, email)
