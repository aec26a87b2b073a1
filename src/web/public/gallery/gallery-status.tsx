import { useTranslation } from 'react-i18next'
import type { RedListCategory } from '#domain/assessments/red-list.ts'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'

/** A status to filter by. Species without a global assessment are listed under NE, without a badge. */
export function GalleryStatus({ status }: { status: RedListCategory }) {
  const words = useFilterWords()
  return status === 'NE' ? (
    <span className="pl-9.25 text-sm font-medium">{words(status)}</span>
  ) : (
    <RedListBadge status={status} />
  )
}

export function useFilterWords() {
  const { t } = useTranslation()
  return (status: RedListCategory) => (status === 'NE' ? t('missing.globalStatus') : t(`redList.${status}`))
}
