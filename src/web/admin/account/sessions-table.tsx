import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '#web/session/use-refusal-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useMoments } from '../use-moments.ts'
import { endOtherSessions, endOwnSession, type OwnAccount } from './account-calls.ts'
import { browserName } from './browser-name.ts'

const COLUMNS = ['browser', 'address', 'used'] as const

/** Where the account is signed in, each with the way to end it. */
export function SessionsTable({ sessions }: Pick<OwnAccount, 'sessions'>) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const words = useRefusalWords()
  const { mutate: end, isPending } = useAnnouncedMutation(
    {
      mutationFn: (id: string | undefined) => (id === undefined ? endOtherSessions() : endOwnSession(id)),
      retry: false,
    },
    { done: t('account.sessions.ended'), failed: words },
  )

  return (
    <div className="rounded-md border border-line bg-surface">
      <ListTable
        columns={COLUMNS.map((key) => ({ key, heading: t(`account.sessions.${key}`) }))}
        last={t('columns.actions')}
        hasActions
      >
        {sessions.map(({ id, browser, address, used_at, is_current }) => (
          <tr key={id} className="h-12.5 border-b border-line last:border-0">
            <th scope="row" className="px-4 py-2 font-normal whitespace-nowrap">
              {browserName(browser) ?? t('account.sessions.unknown')}
            </th>
            <td className="px-4 py-2">{address}</td>
            <td className="px-4 py-2 whitespace-nowrap">{moment(used_at)}</td>
            <td className="px-4 py-2 text-right">
              {is_current ? (
                <Badge tone="ok">{t('account.sessions.current')}</Badge>
              ) : (
                <Button size="small" disabled={isPending} onClick={() => end(id)}>
                  {t('account.sessions.end')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </ListTable>
      {sessions.length > 1 && (
        <div className="flex justify-end border-t border-line bg-sunken px-4 py-2.5">
          <Button size="small" disabled={isPending} onClick={() => end(undefined)}>
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      )}
    </div>
  )
}
