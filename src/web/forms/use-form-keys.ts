import { dialogIsOpen } from '#web/ui/dialog-is-open.ts'
import { usePageKeys } from '#web/ui/use-page-keys.ts'

interface FormKeys {
  /** Ctrl or Command and S. */
  save: () => void
  /** Ctrl or Command and Enter. */
  saveAndNext: () => void
}

/** Saves with the keyboard, from any field of the form; not while a dialog is open. */
export function useFormKeys(keys: FormKeys): void {
  usePageKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return
    const wanted = key === 'Enter' ? 'saveAndNext' : key.toLowerCase() === 's' ? 'save' : undefined
    if (wanted === undefined) return
    event.preventDefault()
    if (!dialogIsOpen()) keys[wanted]()
  })
}
