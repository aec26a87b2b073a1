import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown once. A person who loses the app signs in with one of them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
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
