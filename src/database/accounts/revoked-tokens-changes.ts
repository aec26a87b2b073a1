import { and, eq, isNull } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import type { Editor, Transaction } from '../access.ts'
import { recordChange } from '../audit/audit-changes.ts'
import { api_tokens } from '../schema/index.ts'

/**
 * Ends a token, of this account alone where one is named. Throws NotFound where there is none, or it was revoked before.
 */
export async function revokeToken(
  tx: Transaction,
  editor: Editor,
  { id, user_id, now }: { id: string; user_id?: string; now: Date },
): Promise<void> {
  const [revoked] = await tx
    .update(api_tokens)
    .set({ revoked_at: now })
    .where(
      and(
        eq(api_tokens.id, id),
        user_id === undefined ? undefined : eq(api_tokens.user_id, user_id),
        isNull(api_tokens.revoked_at),
      ),
    )
    .returning()
  if (revoked === undefined) throw new NotFound('token_not_found')
  const { name, prefix, scope } = revoked
  const before = { name, prefix, scope }
  await recordChange(tx, editor, { table: 'api_tokens', action: 'remove', row_id: id, before })
}

/** Ends every token of an account, as part of a change that has an audit row of its own. */
export async function endTokensOf(tx: Transaction, user_id: string, now: Date): Promise<void> {
  await tx
    .update(api_tokens)
    .set({ revoked_at: now })
    .where(and(eq(api_tokens.user_id, user_id), isNull(api_tokens.revoked_at)))
}
