import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { canUsePasskeys } from '#web/session/passkey-ceremony.ts'
import { useRefusalWords } from '#web/session/use-refusal-words.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useMoments } from '../use-moments.ts'
import { addPasskey, type OwnAccount, removePasskey } from './account-calls.ts'
import { AccountCard, AccountForm } from './account-card.tsx'
import { CurrentPassword } from './credential-forms.tsx'

/** Passkeys of the account: listed, made on this device, removed. */
export function PasskeysPart({ passkeys }: Pick<OwnAccount, 'passkeys'>) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const words = useRefusalWords()
  const { mutate: remove, isPending } = useAnnouncedMutation(
    { mutationFn: removePasskey, retry: false },
    { done: t('account.passkeys.removed'), failed: words },
  )
  const count = passkeys.length
  const state = { word: t('account.passkeys.count', { count }), isOn: count > 0 }

  return (
    <AccountCard title={t('account.passkeys.title')} state={state} lead={t('account.passkeys.lead')}>
      {count > 0 && (
        <ul className="grid gap-1">
          {passkeys.map(({ id, name, made_at }) => (
            <li key={id} className="flex items-center justify-between gap-3 border-b border-line text-sm">
              <span>
                {name}
                {made_at && <span className="block text-xs text-ink-3">{moment(made_at)}</span>}
              </span>
              <IconButton
                label={t('account.passkeys.remove', { name })}
                disabled={isPending}
                onClick={() => remove(id)}
                className="text-danger"
              >
                <Trash2 className="size-4.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AccountForm
          submit={t('account.passkeys.add')}
          done={t('account.passkeys.added')}
          onSend={(given) => addPasskey(given('password'), given('name'))}
        >
          <Credential name="name" maxLength={100} autoComplete="off" label={t('account.passkeys.name')} />
          <CurrentPassword />
        </AccountForm>
      ) : (
        <p className="text-sm text-ink-2">{t('account.passkeys.cannot')}</p>
      )}
    </AccountCard>
  )
}
