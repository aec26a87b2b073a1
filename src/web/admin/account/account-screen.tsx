import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/section.tsx'
import { ASKED_ANEW } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { readOwnAccount } from './account-calls.ts'
import { CodesPart } from './codes-part.tsx'
import { EmailForm, PasswordForm } from './credential-forms.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { SessionsTable } from './sessions-table.tsx'
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
