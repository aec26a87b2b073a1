import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letSlashOpen, slashOpens } from './slash-key.ts'

/** Keys of one character must be possible to switch off (WCAG 2.1.4). */
export function SlashChoice() {
  const { t } = useTranslation('search')
  const [isOn, setOn] = useState(slashOpens)
  return (
    <label className="flex min-h-11 items-center gap-2.5 border-t border-line px-4 text-xs text-ink-2 max-sm:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          letSlashOpen(target.checked)
          setOn(target.checked)
        }}
        className="size-4 accent-accent"
      />
      {t('slash')}
    </label>
  )
}
