import { useEffect, useRef } from 'react'

const SAVE = 's'
const SAVE_AND_NEXT = 'enter'

/**
 * Saves with Ctrl or Command and S, from any field of the form, and where there is a next one saves and opens that with
 * Ctrl or Command and Enter; not while a dialog is open.
 */
export function useSaveKey(save: () => void, saveAndNext?: () => void): void {
  const latest = useRef<Record<string, (() => void) | undefined>>({})
  latest.current = { [SAVE]: save, [SAVE_AND_NEXT]: saveAndNext }

  // The keyboard is outside of React.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const act = latest.current[key.toLowerCase()]
      if (!(ctrlKey || metaKey) || altKey || shiftKey || act === undefined) return
      event.preventDefault()
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
