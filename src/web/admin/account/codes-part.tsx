import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Credential } from '#web/forms/credential.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { beginCodes, confirmCodes, endCodes, type NewCodes, renewRecoveryCodes } from './account-calls.ts'
import { AccountCard, AccountForm } from './account-card.tsx'
import { CurrentPassword } from './credential-forms.tsx'

/** Codes of an app, asked for after the password: begun, confirmed by the first code, ended. */
export function CodesPart({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('admin')
  const [begun, setBegun] = useState<NewCodes>()
  const [recovery, setRecovery] = useState<string[]>()
  const state = { word: t(isOn ? 'account.codes.on' : 'account.codes.off'), isOn }

  return (
    <AccountCard title={t('account.codes.title')} state={state} lead={t('account.codes.lead')}>
      {recovery && <RecoveryCodes codes={recovery} />}
      {!isOn && begun === undefined && (
        <AccountForm
          submit={t('account.codes.begin')}
          onSend={async (given) => setBegun(await beginCodes(given('password')))}
        >
          <CurrentPassword />
        </AccountForm>
      )}
      {!isOn && begun && (
        <AccountForm
          submit={t('account.codes.confirm')}
          done={t('account.codes.done')}
          retype="code"
          onSend={async (given) => {
            await confirmCodes(given('code'))
            setRecovery(begun.recovery_codes)
            setBegun(undefined)
          }}
        >
          <Secret uri={begun.uri} />
          <Credential
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*\d{3}\s*\d{3}\s*"
            label={t('account.codes.first')}
          />
        </AccountForm>
      )}
      {isOn && (
        <>
          <AccountForm
            submit={t('account.codes.renew')}
            onSend={async (given) =>
              setRecovery((await renewRecoveryCodes(given('password'))).recovery_codes)
            }
          >
            <CurrentPassword />
          </AccountForm>
          <AccountForm
            submit={t('account.codes.end')}
            done={t('account.codes.ended')}
            onSend={async (given) => {
              await endCodes(given('password'))
              setRecovery(undefined)
            }}
          >
            <CurrentPassword />
          </AccountForm>
        </>
      )}
    </AccountCard>
  )
}

/** What an app is given: as an image for its camera, as a link on the same device, and as letters to type. */
function Secret({ uri }: { uri: string }) {
  const { t } = useTranslation('admin')
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <div className="grid justify-items-start gap-2 text-sm text-ink-2">
      <p>{t('account.codes.scan')}</p>
      <QrCode text={uri} label={t('account.codes.image')} />
      <a href={uri} className="text-accent">
        {t('account.codes.open')}
      </a>
      <p>
        {t('account.codes.type')}{' '}
        <code className="break-all text-ink">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}

/** Shown once. A person who loses the app signs in with one of them. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('admin')
  const shown = useRef<HTMLUListElement>(null)
  return (
    <Notice tone="caution" title={t('account.codes.recovery')}>
      <p>{t('account.codes.recoveryWhat')}</p>
      <ul ref={shown} className="my-2 grid grid-cols-2 gap-x-4 font-mono text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton title={t('account.codes.recovery')} text={codes.join('\n')} shown={shown} />
    </Notice>
  )
}

/** Modules without ink around the code, that cameras need. Source: ISO/IEC 18004. */
const QUIET = 4

/** A text as a QR code, dark on light in both themes, since many cameras read no other. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: [['admin', 'qr_code'], text],
    queryFn: async () => (await import('uqr')).encode(text, { border: QUIET }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data === undefined) return <Skeleton className="size-48" />
  const ink = data.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-white"
    >
      <path d={ink.join('')} fill="#000" />
    </svg>
  )
}
