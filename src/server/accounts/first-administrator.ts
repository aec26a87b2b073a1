import type { Editor } from '#database/access.ts'
import { createFirstAdministrator } from '#database/accounts/accounts-changes.ts'
import { hasAdministrator } from '#database/accounts/accounts-queries.ts'
import type { Connection } from '#database/connect.ts'
import type { Config } from '../config.ts'
import { accountProblem } from './account-problem.ts'
import { digestOf } from './password-digests.ts'

const FIRST_START: Editor = { id: null, email: 'first start' }

/**
 * Makes the administrator that the environment names, unless there is one already: then its password has
 * been changed since, perhaps, and the environment is old. Resolves to a sentence for the operator if it did;
 * throws a RangeError with one where the two will not do.
 */
export async function ensureFirstAdministrator(
  { db }: Connection,
  first: Config['firstAdministrator'],
): Promise<string | undefined> {
  if (first === undefined || (await hasAdministrator(db))) return undefined
  const problem = accountProblem(first)
  if (problem !== undefined) throw new RangeError(`ADMIN_EMAIL and ADMIN_PASSWORD: ${problem}`)
  const password_hash = await digestOf(first.password)
  const made = await db.transaction((tx) =>
    createFirstAdministrator(tx, FIRST_START, { email: first.email, password_hash }),
  )
  return made ? `The administrator ${first.email} is made; sign in at /admin/login` : undefined
}
