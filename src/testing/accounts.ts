import { eq } from 'drizzle-orm'
import type { Database } from '#database/access.ts'
import { createAccount } from '#database/accounts/accounts-changes.ts'
import { profiles } from '#database/schema/index.ts'
import type { Digests } from '#server/accounts/auth-library.ts'
import { digestOf } from '#server/accounts/password-digests.ts'

/** The password of every account in tests. */
export const PASSWORD = 'correct horse battery'

let digest: Promise<string> | undefined

/** A person with an account: an administrator unless another role, or none, is named. */
export async function anAccount(
  db: Database,
  email: string,
  role: string | null = 'admin',
  languages: string[] = [],
): Promise<void> {
  digest ??= digestOf(PASSWORD)
  const password_hash = await digest
  const editor = { id: null, email: 'test' }
  await db.transaction((tx) => createAccount(tx, editor, { email, password_hash, role: 'admin' }))
  await db.update(profiles).set({ role, languages }).where(eq(profiles.email, email))
}

/** Cost nothing, and know that one password alone. */
export const FREE_DIGESTS: Digests = {
  hash: async () => 'a digest of nothing',
  verify: async ({ password }) => password === PASSWORD,
}

/** Signs in at the portal as its page does; gives the answer. */
export function signIn(
  url: string,
  credentials: { email: string; password: string },
  more: Record<string, string> = {},
) {
  return fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...more },
    body: JSON.stringify(credentials),
  })
}

/** The cookies of an answer as a browser would send them back. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** An API token of the account whose session this is, made as its page does. */
export async function aToken(url: string, cookie: string, scope: readonly string[]): Promise<string> {
  const answer = await fetch(`${url}/api/auth/own/tokens/make`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD, name: 'a program', days: 7, scope }),
  })
  if (!answer.ok) throw new Error(`A token was refused: ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}
