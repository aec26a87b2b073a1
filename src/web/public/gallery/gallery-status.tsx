import { useTranslation } from 'react-i18next'
import type { RedListCategory } from '#domain/assessments/red-list.ts'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'

/** A status to filter by. The gallery files species without an assessment under NE; they carry no badge. */
export function GalleryStatus({ status }: { status: RedListCategory }) {
  const words = useStatusWords()
  return status === 'NE' ? (
    <span className="pl-9.25 text-sm font-medium">{words(status)}</span>
  ) : (
    <RedListBadge status={status} />
  )
}

export function useStatusWords() {
  const { t } = useTranslation()
  return (status: RedListCategory) => (status === 'NE' ? t('missing.status') : t(`redList.${status}`))
}
