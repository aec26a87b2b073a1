import { useSyncExternalStore } from 'react'

/** How it stands between this page and the portal. Source: specification, document 3, section 9. */
export type ConnectionState = 'online' | 'offline' | 'syncing' | 'synced'

let state: ConnectionState = import.meta.env.SSR || navigator.onLine ? 'online' : 'offline'
const listeners = new Set<() => void>()

export const connectionState = (): ConnectionState => state

export function setConnection(next: ConnectionState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(subscribe, connectionState, () => 'online')
