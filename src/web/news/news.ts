import { useSyncExternalStore } from 'react'

/** The messages that appear for a moment; each has its words in the namespace notifications. */
export type News =
  | { what: 'exportComplete'; file: string }
  | { what: 'updateInstalled' }
  | { what: 'updateAvailable'; install: () => void }

let told = 0
let news: (News & { told: number }) | undefined
const listeners = new Set<() => void>()

/** Tells a piece of news; it takes the place of an older one. */
export function tellNews(piece: News | undefined): void {
  told += 1
  news = piece && { ...piece, told }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNews = () => useSyncExternalStore(subscribe, () => news)
