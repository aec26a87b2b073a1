import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { failedFile, onFileState, slowFile } from '#web/trade/open-trade-file.ts'
import { Notice } from '#web/ui/notice.tsx'

/** The species' file failed, and the server counts instead. */
export function FailedFileNote({ species_id }: { species_id: string }) {
  const { t } = useTranslation('trade')
  const failed = useSyncExternalStore(onFileState, failedFile, () => undefined)
  if (failed !== species_id) return null
  return <Notice>{t('choices.fileFailed')}</Notice>
}

/** The progress of loading the species' file, after a second. */
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
