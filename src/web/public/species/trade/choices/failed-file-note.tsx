import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { failedFile, onFileState } from '#web/trade/open-trade-file.ts'
import { Notice } from '#web/ui/notice.tsx'

/** That the species' file is not used, and who counts instead. */
export function FailedFileNote({ species_id }: { species_id: string }) {
  const { t } = useTranslation('trade')
  const failed = useSyncExternalStore(onFileState, failedFile, () => undefined)
  if (failed !== species_id) return null
  return <Notice>{t('choices.fileFailed')}</Notice>
}
