import { useEffect, useRef } from 'react'

/** Saves with Ctrl or Command and S, from any field of the form; not while a dialog is open. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  latest.current = save

  // The keyboard is outside of React.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return
      event.preventDefault()
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) latest.current()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
