import { useSuspenseQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/section.tsx'
import { Button } from '#web/ui/button.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { ListTable } from '../records/list-table.tsx'
import { TokensTable } from '../tokens/tokens-table.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useMoments } from '../use-moments.ts'
import { InviteDialog, LinkDialog, type MadeLink, RoleText } from './people-dialogs.tsx'
import { PeopleTable } from './people-table.tsx'

/** /admin/people: who has an account, what they may do, and who is invited, and which API tokens there are. */
export function PeopleScreen() {
  const { t } = useTranslation('admin')
  const [inviting, setInviting] = useState(false)
  const [made, setMade] = useState<MadeLink>()

  return (
    <AdminPage
      title={t('people.title')}
      lead={t('people.lead')}
      actions={
        <Button tone="primary" onClick={() => setInviting(true)}>
          <UserPlus className="size-4" />
          {t('people.invite')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <Section title={t('people.accounts')}>
          <PeopleTable onLink={setMade} />
        </Section>
        <Section title={t('people.invitations')}>
          <InvitationsTable />
        </Section>
        <Section title={t('tokens.title')}>
          <AllTokens />
        </Section>
      </div>
      {inviting && <InviteDialog onMade={setMade} onClose={() => setInviting(false)} />}
      {made && <LinkDialog made={made} onClose={() => setMade(undefined)} />}
    </AdminPage>
  )
}

/** The API tokens of everybody, for administrators to end. */
function AllTokens() {
  const { t } = useTranslation('admin')
  const { data: tokens } = useSuspenseQuery(adminApi.tokens.list.queryOptions(ASKED_ANEW))
  const revoke = useAnnouncedMutation(adminApi.tokens.revoke.mutationOptions({ retry: false }), {
    done: t('tokens.revoked'),
  })
  if (tokens.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-9 text-center text-sm text-ink-2">
        {t('tokens.noneAtAll')}
      </p>
    )
  return (
    <TokensTable tokens={tokens} isRevoking={revoke.isPending} onRevoke={(id) => revoke.mutate({ id })} />
  )
}

const COLUMNS = ['email', 'role', 'invitedBy', 'until'] as const

/** Invitations that wait to be accepted. */
function InvitationsTable() {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { data: invitations } = useSuspenseQuery(adminApi.people.invitations.queryOptions(ASKED_ANEW))
  const revoke = useAnnouncedMutation(adminApi.people.revoke.mutationOptions({ retry: false }), {
    done: t('people.revoked'),
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
