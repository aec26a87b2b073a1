import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onFileState, slowFile } from '#web/trade/open-trade-file.ts'

/** How much of the species' file has come, where that takes longer than a second. */
export function SlowFileBar() {
  const { t } = useTranslation('trade')
  const file = useSyncExternalStore(onFileState, slowFile, () => undefined)
  if (file === undefined) return null
  return (
    <div className="flex items-center gap-3 text-xs text-ink-2">
      <span id="slow-file">{t('choices.loading')}</span>
      <progress aria-labelledby="slow-file" value={file.received} max={file.size} className="h-1.5 w-40" />
    </div>
  )
}
