import { z } from 'zod'
import { passwordProblem } from '#domain/accounts/password-rule.ts'

const emailAddress = z.email()

/** Why this is no e-mail address, in one sentence. The sign-in library reads addresses by the same rule. */
export function emailProblem(email: string): string | undefined {
  return emailAddress.safeParse(email).success ? undefined : `'${email}' is not an e-mail address.`
}

/** Why no account can be made of these, in one sentence; undefined when one can. */
export const accountProblem = ({ email, password }: { email: string; password: string }) =>
  emailProblem(email) ?? passwordProblem(password, email)
