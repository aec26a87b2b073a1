import { listTokens } from '#database/accounts/api-tokens-queries.ts'
import { revokeToken } from '#database/accounts/revoked-tokens-changes.ts'
import { requires } from '../admin-access.ts'

const manager = requires('manage_people')

/** What administrators do about API tokens, through the portal's own connection: a curator's sees none. */
export const tokensProcedures = {
  list: manager.tokens.list.handler(({ context }) => listTokens(context.accounts)),

  revoke: manager.tokens.revoke.handler(({ input, context }) =>
    context.accounts.transaction(async (tx) => {
      await revokeToken(tx, context.editor, { id: input.id, now: new Date() })
      return { id: input.id }
    }),
  ),
}
