import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { scopeInUse } from '#domain/accounts/token-scope.ts'
import type { Reader } from '../access.ts'
import { api_tokens, profiles, user } from '../schema/index.ts'
import { tokenDigest } from './api-tokens-changes.ts'

const LISTED = {
  id: api_tokens.id,
  name: api_tokens.name,
  prefix: api_tokens.prefix,
  scope: api_tokens.scope,
  created_at: api_tokens.created_at,
  last_used_at: api_tokens.last_used_at,
  expires_at: api_tokens.expires_at,
}

/** The tokens of an account that are not revoked, the newest first; those that have expired among them. */
export async function listOwnTokens(db: Reader, user_id: string) {
  return db
    .select(LISTED)
    .from(api_tokens)
    .where(and(eq(api_tokens.user_id, user_id), isNull(api_tokens.revoked_at)))
    .orderBy(desc(api_tokens.created_at))
}

/** The same of every account. */
export async function listTokens(db: Reader) {
  return db
    .select({ ...LISTED, email: user.email })
    .from(api_tokens)
    .innerJoin(user, eq(user.id, api_tokens.user_id))
    .where(isNull(api_tokens.revoked_at))
    .orderBy(desc(api_tokens.created_at))
}

/** A token that lets somebody in now, with whom; undefined where it is unknown, revoked or has expired. */
export async function findToken(db: Reader, token: string, now: Date) {
  const [found] = await db
    .select({
      id: api_tokens.id,
      name: api_tokens.name,
      prefix: api_tokens.prefix,
      scope: api_tokens.scope,
      profile: profiles,
    })
    .from(api_tokens)
    .innerJoin(profiles, eq(profiles.id, api_tokens.user_id))
    .where(
      and(
        eq(api_tokens.token_digest, tokenDigest(token)),
        isNull(api_tokens.revoked_at),
        gt(api_tokens.expires_at, now),
      ),
    )
  if (found === undefined) return undefined
  const { id, name, prefix, profile, scope } = found
  return { id, name: `${name} (${prefix}…)`, profile: { ...profile, scope: scopeInUse(scope) } }
}
