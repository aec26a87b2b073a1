import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#web/ui/badge.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { AdminAnswers } from '../admin-api.ts'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { CallsDialog } from './calls-dialog.tsx'
import { EVENT_WORDS } from './event-words.ts'
import { WebhookActions, type WebhookTask } from './webhook-actions.tsx'
import {
  EditWebhookDialog,
  type MadeWebhook,
  NewSecretDialog,
  RemoveWebhookDialog,
} from './webhook-dialogs.tsx'

export type Webhook = AdminAnswers['webhooks']['list'][number]

const COLUMNS = ['name', 'events', 'state', 'created'] as const

interface WebhooksTableProps {
  webhooks: readonly Webhook[]
  /** Called with a secret that was just made, to be shown. */
  onMade: (webhook: MadeWebhook) => void
}

/** Every webhook, each with what an administrator can do about it; above them those that were switched off after failing. */
export function WebhooksTable({ webhooks, onMade }: WebhooksTableProps) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const [opened, setOpened] = useState<{ webhook: Webhook; task: WebhookTask }>()
  const close = () => setOpened(undefined)
  if (webhooks.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-9 text-center text-sm text-ink-2">
        {t('webhooks.none')}
      </p>
    )

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {webhooks.map(
        ({ id, name, given_up_at }) =>
          given_up_at && (
            <Notice key={id} tone="problem">
              {t('webhooks.givenUpWhat', { name, when: moment(given_up_at) })}
            </Notice>
          ),
      )}
      <div className="rounded-md border border-line bg-surface">
        <ListTable
          columns={COLUMNS.map((key) => ({ key, heading: t(`webhooks.columns.${key}`) }))}
          last={t('columns.actions')}
          hasActions
        >
          {webhooks.map((webhook) => (
            <tr key={webhook.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
              <th scope="row" className="px-4 py-2 font-medium">
                {webhook.name}
                <span className="block max-w-100 text-xs font-normal break-all text-ink-3">
                  {webhook.address}
                </span>
              </th>
              <td className="px-4 py-2">
                {webhook.events.map((event) => (
                  <span key={event} className="block whitespace-nowrap">
                    {t(`webhooks.events.${EVENT_WORDS[event]}`)}
                  </span>
                ))}
              </td>
              <td className="px-4 py-2">
                <State {...webhook} />
              </td>
              <td className="px-4 py-2">
                <span className="whitespace-nowrap">{moment(webhook.created_at)}</span>
                <span className="block text-xs text-ink-3">{webhook.created_by}</span>
              </td>
              <td className="px-2 py-0.5">
                <WebhookActions webhook={webhook} onOpen={(task) => setOpened({ webhook, task })} />
              </td>
            </tr>
          ))}
        </ListTable>
      </div>
      {opened?.task === 'calls' && <CallsDialog webhook={opened.webhook} onClose={close} />}
      {opened?.task === 'edit' && <EditWebhookDialog webhook={opened.webhook} onClose={close} />}
      {opened?.task === 'secret' && (
        <NewSecretDialog webhook={opened.webhook} onMade={onMade} onClose={close} />
      )}
      {opened?.task === 'remove' && <RemoveWebhookDialog webhook={opened.webhook} onClose={close} />}
    </div>
  )
}

function State({ is_active, failing_since, given_up_at }: Webhook) {
  const { t } = useTranslation('admin')
  if (given_up_at !== null) return <Badge tone="danger">{t('webhooks.givenUp')}</Badge>
  if (!is_active) return <Badge tone="outline">{t('webhooks.off')}</Badge>
  if (failing_since !== null) return <Badge tone="warn">{t('webhooks.failing')}</Badge>
  return <Badge tone="ok">{t('webhooks.on')}</Badge>
}
