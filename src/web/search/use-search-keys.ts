import { useEffect, useRef } from 'react'
import { dialogIsOpen } from '#web/ui/dialog-is-open.ts'
import { isSlash } from './use-slash-key.ts'

declare global {
  interface Window {
    /** A press that came before the page was hydrated; null once presses are heard here. Source: page-scripts.ts. */
    searchKey?: KeyboardEvent | null
  }
}

/** Opens the search from anywhere by Ctrl or Command with K, and by "/" outside of text fields; not over another dialog. */
export function useSearchKeys(open: () => void): void {
  const latest = useRef(open)
  latest.current = open
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      const isAsked = ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey : isSlash(event)
      if (!isAsked || dialogIsOpen()) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', onKey)
    const early = window.searchKey
    window.searchKey = null
    if (early) onKey(early)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
