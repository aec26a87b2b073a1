import { createWebhook, removeWebhook, switchWebhook } from '#database/webhooks/webhooks-changes.ts'
import { listDeliveries, listWebhooks } from '#database/webhooks/webhooks-queries.ts'
import { Invalid } from '#domain/problems.ts'
import { requires } from '../admin-access.ts'

const manager = requires('manage_webhooks')

/** What administrators do with webhooks, through the portal's own connection: a curator's sees none. */
export const webhooksProcedures = {
  list: manager.webhooks.list.handler(({ context }) => listWebhooks(context.accounts)),

  create: manager.webhooks.create.handler(async ({ input, context }) => {
    const fault = context.webhooks.faultOf(input.address)
    if (fault !== undefined) throw new Invalid(fault, { address: fault })
    const { secret, sealed } = await context.webhooks.newSecret()
    const { id } = await context.accounts.transaction((tx) =>
      createWebhook(tx, context.editor, { ...input, secret: sealed }),
    )
    return { id, secret }
  }),

  switch: manager.webhooks.switch.handler(({ input, context }) =>
    context.accounts.transaction(async (tx) => {
      await switchWebhook(tx, context.editor, input)
      return { id: input.id }
    }),
  ),

  remove: manager.webhooks.remove.handler(({ input, context }) =>
    context.accounts.transaction(async (tx) => {
      await removeWebhook(tx, context.editor, input.id)
      return { id: input.id }
    }),
  ),

  deliveries: manager.webhooks.deliveries.handler(({ input, context }) =>
    listDeliveries(context.accounts, input.id),
  ),

  test: manager.webhooks.test.handler(({ input, context }) => context.webhooks.test(input.id)),
}
