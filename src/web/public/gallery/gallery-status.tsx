import { useTranslation } from 'react-i18next'
import type { RedListCategory } from '#domain/assessments/red-list.ts'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'

/** A status to filter by. NE, for species without a global assessment, has no badge. */
export function GalleryStatus({ status }: { status: RedListCategory }) {
  const label = useStatusFilterLabel()
  return status === 'NE' ? (
    <span className="pl-9.25 text-sm font-medium">{label(status)}</span>
  ) : (
    <RedListBadge status={status} />
  )
}

export function useStatusFilterLabel() {
  const { t } = useTranslation()
  return (status: RedListCategory) => (status === 'NE' ? t('missing.globalStatus') : t(`redList.${status}`))
}
