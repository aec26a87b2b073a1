import { CloudOff, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '#web/i18n/use-moments.ts'
import { useOldestShown } from './answer-age.ts'
import { type ConnectionState, useConnection } from './connection.ts'

/** Under the header: that the portal is out of reach and how old what is shown is; and that it is back. */
export function ConnectionBar() {
  const line = useConnection()
  // Its words come while they can.
  useTranslation('notifications')
  return (
    <div role="status" data-line={line}>
      {line !== 'online' && (
        <div className="border-b border-line-strong bg-sunken text-sm text-ink max-md:text-xs">
          <p className="page-width flex flex-wrap items-start gap-x-2.5 py-2.25 md:items-center">
            {line === 'offline' ? <Offline /> : <Back line={line} />}
          </p>
        </div>
      )}
    </div>
  )
}

function Offline() {
  const { t } = useTranslation('notifications')
  const { moment } = useMoments()
  const oldest = useOldestShown()
  return (
    <>
      <CloudOff className="mt-0.5 size-4.25 text-ink-2 md:mt-0" />
      <span className="min-w-0 flex-1">
        <strong className="font-[650]">{t('line.offlineMode')}</strong>{' '}
        {oldest === undefined
          ? t('line.unreached')
          : t('line.shownSince', { moment: moment(new Date(oldest).toISOString()) })}
      </span>
    </>
  )
}

function Back({ line }: { line: Exclude<ConnectionState, 'online' | 'offline'> }) {
  const { t } = useTranslation('notifications')
  return (
    <>
      <RefreshCw className="mt-0.5 size-4.25 text-ink-2 md:mt-0" />
      <span className="min-w-0 flex-1">
        <strong className="font-[650]">{t(line === 'synced' ? 'line.dataSynced' : 'line.backOnline')}</strong>{' '}
        {t(line === 'synced' ? 'line.asThePortal' : 'line.syncingWhat')}
      </span>
    </>
  )
}
