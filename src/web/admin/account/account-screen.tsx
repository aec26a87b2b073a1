import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/section.tsx'
import { useRefusalWords } from '#web/session/use-refusal-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ASKED_ANEW } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useMoments } from '../use-moments.ts'
import { endOtherSessions, endOwnSession, type OwnAccount, readOwnAccount } from './account-calls.ts'
import { browserName } from './browser-name.ts'
import { CodesPart } from './codes-part.tsx'
import { EmailForm, PasswordForm } from './credential-forms.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { TokensPart } from './tokens-part.tsx'

/** The own account, forgotten like everything of the back office when its session ends. */
const ownAccountQuery = queryOptions({
  queryKey: [['admin', 'own_account']],
  queryFn: readOwnAccount,
  ...ASKED_ANEW,
})

/** An account that was made in the terminal is called by its e-mail. */
const nameAndEmail = ({ name, email }: { name: string; email: string }) =>
  name === email ? email : `${name}, ${email}`

/** /admin/account: password, e-mail, codes, passkeys, sessions and API tokens of the signed-in person. */
export function AccountScreen() {
  const { t } = useTranslation('admin')
  const query = useQuery(ownAccountQuery)
  return (
    <AdminPage title={t('account.title')} lead={query.data && nameAndEmail(query.data)}>
      <Loaded query={query} failed={({ message }) => t('account.failed', { message })}>
        {(account) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
            <Section title={t('account.signIn')}>
              <div className="grid gap-5 md:grid-cols-2">
                <PasswordForm email={account.email} />
                <EmailForm />
              </div>
            </Section>
            <Section title={t('account.secondFactor')}>
              <div className="grid items-start gap-5 md:grid-cols-2">
                <CodesPart isOn={account.has_codes} />
                <PasskeysPart passkeys={account.passkeys} />
              </div>
            </Section>
            <Section title={t('account.sessions.title')}>
              <SessionsTable sessions={account.sessions} />
            </Section>
            <Section title={t('tokens.title')}>
              <TokensPart tokens={account.tokens} />
            </Section>
          </div>
        )}
      </Loaded>
    </AdminPage>
  )
}

const COLUMNS = ['browser', 'address', 'used'] as const

/** Where the account is signed in, each with the way to end it. */
function SessionsTable({ sessions }: Pick<OwnAccount, 'sessions'>) {
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
