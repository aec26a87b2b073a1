import { MonitorDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { useConnection } from './connection.ts'
import { useInstallApp } from './install-app.ts'

/** Whether the portal can be reached, and the way to have it among the device's apps where the browser offers that. */
export function AppCorner() {
  const { t } = useTranslation('notifications')
  const line = useConnection()
  const install = useInstallApp()
  return (
    <section className="mt-4">
      <h2 className="mb-1.5 text-xs font-[650] text-ink">{t('app.onThisDevice')}</h2>
      <p className="flex min-h-8 items-center text-sm text-ink-2">{t(`line.${line}`)}</p>
      {install && (
        <Button className="mt-1" onClick={install}>
          <MonitorDown className="size-4 text-ink-3" />
          {t('app.installApp')}
        </Button>
      )}
    </section>
  )
}
