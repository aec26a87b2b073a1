import {
  createWebhook,
  removeWebhook,
  replaceSecret,
  switchWebhook,
  updateWebhook,
} from '#database/webhooks/webhooks-changes.ts'
import { listDeliveries, listWebhooks } from '#database/webhooks/webhooks-queries.ts'
import { Invalid } from '#domain/problems.ts'
import { changed } from '../admin/changed.ts'
import { type AdminContext, requires } from '../admin-access.ts'

const manager = requires('manage_webhooks')

function assertCallable({ webhooks }: Pick<AdminContext, 'webhooks'>, address: string): void {
  const fault = webhooks.faultOf(address)
  if (fault !== undefined) throw new Invalid(fault, { address: fault })
}

/** What administrators do with webhooks, through the portal's own connection: a curator's sees none. */
export const webhooksProcedures = {
  list: manager.webhooks.list.handler(({ context }) => listWebhooks(context.accounts, new Date())),

  create: manager.webhooks.create.handler(async ({ input, context }) => {
    assertCallable(context, input.address)
    const { secret, sealed } = await context.webhooks.newSecret()
    const { id } = await context.accounts.transaction((tx) =>
      createWebhook(tx, context.editor, { ...input, secret: sealed }),
    )
    return { id, secret }
  }),

  update: manager.webhooks.update.handler(({ input, context }) => {
    assertCallable(context, input.address)
    return changed(context.accounts, { id: input.id }, (tx) => updateWebhook(tx, context.editor, input))
  }),

  renew_secret: manager.webhooks.renew_secret.handler(async ({ input, context }) => {
    const { secret, sealed } = await context.webhooks.newSecret()
    await context.accounts.transaction((tx) =>
      replaceSecret(tx, context.editor, { id: input.id, secret: sealed }),
    )
    return { secret }
  }),

  switch: manager.webhooks.switch.handler(({ input, context }) =>
    changed(context.accounts, { id: input.id }, (tx) => switchWebhook(tx, context.editor, input)),
  ),

  remove: manager.webhooks.remove.handler(({ input, context }) =>
    changed(context.accounts, { id: input.id }, (tx) => removeWebhook(tx, context.editor, input.id)),
  ),

  deliveries: manager.webhooks.deliveries.handler(({ input, context }) =>
    listDeliveries(context.accounts, input.id),
  ),

  test: manager.webhooks.test.handler(({ input, context }) => context.webhooks.test(input.id)),
}
