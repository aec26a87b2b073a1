import { useSyncExternalStore } from 'react'

/** What a browser hands over when it would install the portal among the device's apps; not all of them do. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  interface Window {
    /** Kept by the first script of every page, since it may come before any other script listens. */
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
export function useInstallApp(): (() => void) | undefined {
  const prompt = useSyncExternalStore(
    subscribe,
    () => window.installPrompt,
    () => undefined,
  )
  return prompt && (() => prompt.prompt())
}
