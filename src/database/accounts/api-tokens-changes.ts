import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import {
  LAST_USE_MS,
  MOST_TOKENS,
  TOKEN_PREFIX_LENGTH,
  type TokenDays,
  tokenExpiry,
} from '#domain/accounts/api-tokens.ts'
import type { Permission } from '#domain/accounts/roles.ts'
import { grantableBy } from '#domain/accounts/token-scope.ts'
import { Invalid } from '#domain/problems.ts'
import type { Database, Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { api_tokens } from '../schema/index.ts'
import { getPerson } from './people-changes.ts'

/** What a person chooses of a new token. */
export interface NewToken {
  name: string
  days: TokenDays
  scope: readonly Permission[]
}

/** The digest of a token. Its secret is random and long, so that no key or stretching is needed. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Stores a token of the editor's own account. Throws Invalid where the scope is empty or more than the own role, and where the
 * account has as many tokens as it can have.
 */
export async function createToken(
  tx: Transaction,
  editor: Editor & { id: string },
  { name, days, scope, token }: NewToken & { token: string },
  now: Date,
): Promise<{ id: string; expires_at: Date }> {
  const person = await getPerson(tx, editor.id)
  const grantable = grantableBy(person)
  if (scope.length === 0 || !scope.every((permission) => grantable.includes(permission)))
    throw new Invalid('token_scope')
  const inUse = and(
    eq(api_tokens.user_id, editor.id),
    isNull(api_tokens.revoked_at),
    gt(api_tokens.expires_at, now),
  )
  if ((await tx.$count(api_tokens, inUse)) >= MOST_TOKENS) throw new Invalid('too_many_tokens')
  const public_facts = {
    name,
    prefix: token.slice(0, TOKEN_PREFIX_LENGTH),
    scope: grantable.filter((permission) => scope.includes(permission)),
    expires_at: tokenExpiry(days, now),
  }
  const [stored] = await tx
    .insert(api_tokens)
    .values({ ...public_facts, user_id: editor.id, token_digest: tokenDigest(token), created_at: now })
    .returning({ id: api_tokens.id, expires_at: api_tokens.expires_at })
  if (stored === undefined) throw new Error('The token was not stored')
  const after = { ...public_facts, email: person.email }
  await recordChange(tx, editor, { table: 'api_tokens', action: 'create', row_id: stored.id, after })
  return stored
}

/** Stores when a token was used last, to the minute; no change by a person, so no audit row. */
export async function noteTokenUse(db: Database, id: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LAST_USE_MS)
  await db
    .update(api_tokens)
    .set({ last_used_at: now })
    .where(
      and(eq(api_tokens.id, id), or(isNull(api_tokens.last_used_at), lt(api_tokens.last_used_at, before))),
    )
}
