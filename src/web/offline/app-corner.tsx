import { MonitorDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { useConnection } from './connection.ts'

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

/** What a browser hands over when it would install the portal among the device's apps; not all of them do. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** Stored by the first script of every page, since the event may come before any other script listens. */
    installPrompt?: InstallPrompt
  }
}

function subscribe(changed: () => void): () => void {
  const listening = new AbortController()
  const installed = () => {
    window.installPrompt = undefined
    changed()
  }
  addEventListener('beforeinstallprompt', changed, { signal: listening.signal })
  addEventListener('appinstalled', installed, { signal: listening.signal })
  return () => listening.abort()
}

/** How to have the portal installed; undefined where the browser does not offer it, or it is installed already. */
function useInstallApp(): (() => void) | undefined {
  const prompt = useSyncExternalStore(
    subscribe,
    () => window.installPrompt,
    () => undefined,
  )
  return prompt && (() => prompt.prompt())
}
