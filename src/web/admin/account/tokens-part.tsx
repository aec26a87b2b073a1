import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TOKEN_DAYS, type TokenDays } from '#domain/accounts/api-tokens.ts'
import type { Permission } from '#domain/accounts/roles.ts'
import { grantableBy } from '#domain/accounts/token-scope.ts'
import { CONTROL } from '#web/forms/control.ts'
import { Credential } from '#web/forms/credential.tsx'
import { useSession } from '#web/session/session.ts'
import { useRefusalWords } from '#web/session/use-refusal-words.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TokensTable } from '../tokens/tokens-table.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { makeToken, type OwnAccount, revokeOwnToken } from './account-calls.ts'
import { AccountCard, AccountForm } from './account-card.tsx'
import { CurrentPassword } from './credential-forms.tsx'

/** API tokens of the account: listed, made, revoked. */
export function TokensPart({ tokens }: Pick<OwnAccount, 'tokens'>) {
  const { t } = useTranslation('admin')
  const words = useRefusalWords()
  const [made, setMade] = useState<string>()
  const { mutate: revoke, isPending } = useAnnouncedMutation(
    { mutationFn: revokeOwnToken, retry: false },
    { done: t('tokens.revoked'), failed: words },
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {tokens.length === 0 ? (
        <p className="text-sm text-ink-2">{t('tokens.none')}</p>
      ) : (
        <TokensTable
          tokens={tokens}
          isRevoking={isPending}
          onRevoke={(id) => {
            const revoked = tokens.find((token) => token.id === id)
            // Nothing accepts it any more, so it is no longer shown to be copied.
            revoke(id, {
              onSuccess: () => revoked && made?.startsWith(revoked.prefix) && setMade(undefined),
            })
          }}
        />
      )}
      <NewToken made={made} onMade={setMade} />
    </div>
  )
}

const USUAL_DAYS: TokenDays = 90

interface NewTokenProps {
  /** The token that was made last, shown until the page is left. */
  made: string | undefined
  onMade: (token: string | undefined) => void
}

function NewToken({ made, onMade }: NewTokenProps) {
  const { t } = useTranslation('admin')
  const person = useSession()?.user
  const [scope, setScope] = useState<readonly Permission[]>([])
  const [days, setDays] = useState<TokenDays>(USUAL_DAYS)
  return (
    <AccountCard title={t('tokens.new')} lead={t('tokens.lead')}>
      {made && <MadeToken token={made} />}
      <AccountForm
        submit={t('tokens.make')}
        onSend={async (given) => {
          onMade(undefined)
          const { token } = await makeToken({
            password: given('password'),
            name: given('name'),
            days,
            scope,
          })
          onMade(token)
          setScope([])
        }}
      >
        <Credential
          name="name"
          maxLength={100}
          autoComplete="off"
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
        />
        <label className="grid gap-1.5 text-xs font-semibold text-ink-2">
          {t('tokens.days')}
          <select
            value={days}
            onChange={({ target: { value } }) =>
              setDays(TOKEN_DAYS.find((known) => String(known) === value) ?? USUAL_DAYS)
            }
            className={`${CONTROL} h-11 font-normal`}
          >
            {TOKEN_DAYS.map((count) => (
              <option key={count} value={count}>
                {t('tokens.dayCount', { count })}
              </option>
            ))}
          </select>
        </label>
        <ScopeChoice offered={person ? grantableBy(person) : []} chosen={scope} onChange={setScope} />
        <CurrentPassword />
      </AccountForm>
    </AccountCard>
  )
}

interface ScopeChoiceProps {
  /** What the own role allows. */
  offered: readonly Permission[]
  chosen: readonly Permission[]
  onChange: (chosen: Permission[]) => void
}

function ScopeChoice({ offered, chosen, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <fieldset>
      <legend className="text-xs font-semibold text-ink-2">{t('tokens.scope')}</legend>
      {offered.map((permission) => (
        <label key={permission} className="flex min-h-11 items-center gap-2.5 text-ui">
          <input
            type="checkbox"
            checked={chosen.includes(permission)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...chosen, permission] : chosen.filter((other) => other !== permission))
            }
            className="size-4.5 accent-accent"
          />
          {t(`permissions.${permission}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Shown once, right after it was made. */
function MadeToken({ token }: { token: string }) {
  const { t } = useTranslation('admin')
  const shown = useRef<HTMLElement>(null)
  return (
    <div role="status">
      <Notice tone="caution" title={t('tokens.made')}>
        <p>{t('tokens.madeWhat')}</p>
        <code ref={shown} className="my-2 block break-all text-ink">
          {token}
        </code>
        <CopyButton title={t('tokens.made')} text={token} shown={shown} />
      </Notice>
    </div>
  )
}
