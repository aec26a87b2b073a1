import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type AdminAnswers, ASKED_ANEW, adminApi } from '../admin-api.ts'
import { Loaded } from '../loaded.tsx'
import { NothingCell } from '../records/cells.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { type CallProblem, EVENT_WORDS } from './event-words.ts'
import type { Webhook } from './webhooks-table.tsx'

type Call = AdminAnswers['webhooks']['deliveries'][number]

const COLUMNS = ['when', 'event', 'attempts', 'answer'] as const

/** The latest calls of a webhook, and what its receiver answered. */
export function CallsDialog({ webhook: { id, name }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const query = useQuery(adminApi.webhooks.deliveries.queryOptions({ input: { id }, ...ASKED_ANEW }))
  const title = t('webhooks.callsTitle', { name })
  return (
    <Dialog open onClose={onClose} title={title} width="wide">
      <Loaded query={query} failed={({ message }) => t('webhooks.callsFailed', { message })}>
        {(calls) =>
          calls.length === 0 ? (
            <p className="py-9 text-center text-sm text-ink-2">{t('webhooks.noCalls')}</p>
          ) : (
            <ListTable
              label={title}
              columns={COLUMNS.map((key) => ({ key, heading: t(`webhooks.callColumns.${key}`) }))}
              last={t('webhooks.callColumns.next')}
            >
              {calls.map((call) => (
                <CallRow key={call.id} call={call} />
              ))}
            </ListTable>
          )
        }
      </Loaded>
    </Dialog>
  )
}

function CallRow({ call }: { call: Call }) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const format = useFormat()
  return (
    <tr className="h-12.5 border-b border-line last:border-0">
      <td className="px-4 py-2 whitespace-nowrap">{moment(call.created_at)}</td>
      <td className="px-4 py-2">{t(`webhooks.events.${EVENT_WORDS[call.event]}`)}</td>
      <td className="px-4 py-2">{format.number(call.attempts)}</td>
      <td className="px-4 py-2">
        <Answer {...call} />
      </td>
      <td className="px-4 py-2 text-right whitespace-nowrap">
        {call.next_attempt_at === null ? <NothingCell /> : moment(call.next_attempt_at)}
      </td>
    </tr>
  )
}

function Answer({ attempted_at, delivered_at, status, problem }: Call) {
  const { t } = useTranslation('admin')
  if (attempted_at === null) return t('webhooks.waits')
  if (status !== null) return <Badge tone={delivered_at === null ? 'danger' : 'ok'}>{status}</Badge>
  return t(`webhooks.problems.${problem as CallProblem}`)
}
