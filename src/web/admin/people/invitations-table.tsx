import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { ListTable } from '../records/list-table.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useMoments } from '../use-moments.ts'
import { RoleText } from './people-dialogs.tsx'

const COLUMNS = ['email', 'role', 'invitedBy', 'until'] as const

/** Invitations that wait to be accepted. */
export function InvitationsTable() {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { data: invitations } = useSuspenseQuery(adminApi.people.invitations.queryOptions(ASKED_ANEW))
  const revoke = useAnnouncedMutation(adminApi.people.revoke.mutationOptions({ retry: false }), {
    done: t('people.revoked'),
    failed: ({ message }) => message,
  })
  if (invitations.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-9 text-center text-sm text-ink-2">
        {t('people.noInvitations')}
      </p>
    )

  return (
    <div className="rounded-md border border-line bg-surface">
      <ListTable
        columns={COLUMNS.map((key) => ({ key, heading: t(`people.columns.${key}`) }))}
        last={t('columns.actions')}
        hasActions
      >
        {invitations.map((invitation) => (
          <tr key={invitation.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
            <th scope="row" className="px-4 py-2 font-medium wrap-anywhere max-md:min-w-48">
              {invitation.email}
            </th>
            <td className="px-4 py-2">
              <RoleText {...invitation} />
            </td>
            <td className="px-4 py-2">{invitation.created_by}</td>
            <td className="px-4 py-2 whitespace-nowrap">{moment(invitation.expires_at)}</td>
            <td className="px-4 py-2 text-right">
              <Button
                size="small"
                disabled={revoke.isPending}
                aria-label={t('people.revokeOf', { email: invitation.email })}
                onClick={() => revoke.mutate({ id: invitation.id })}
              >
                {t('people.revoke')}
              </Button>
            </td>
          </tr>
        ))}
      </ListTable>
    </div>
  )
}
