import { useTranslation } from 'react-i18next'
import { plainCategory, type TaggedCategory } from '#domain/assessments/tagged-category.ts'

interface RedListBadgeProps {
  status: TaggedCategory | null
  /** In tables and marks the word goes; it stays as the accessible name. */
  codeOnly?: boolean
}

/** The Red List's code on its own colour, with the full word beside it. */
export function RedListBadge({ status, codeOnly = false }: RedListBadgeProps) {
  const { t } = useTranslation()
  if (status === null) return <span className="text-sm text-ink-3">{t('missing.status')}</span>

  const words = t(`redList.${status}`)
  const isQualified = status !== plainCategory(status)
  return (
    <span
      title={codeOnly && isQualified ? words : undefined}
      // Only the words of a qualified category are longer than the room beside a code.
      className={`inline-flex items-center gap-2 text-sm font-medium text-ink ${isQualified ? '' : 'whitespace-nowrap'}`}
    >
      <span
        data-red-list={plainCategory(status)}
        className="inline-flex h-5.25 min-w-7.25 shrink-0 items-center justify-center rounded-sm border border-(color:--edge) bg-(--fill) px-1.25 text-2xs leading-none font-bold tracking-[0.02em] whitespace-nowrap text-(color:--text)"
        aria-hidden="true"
      >
        {status}
      </span>
      <span className={codeOnly ? 'sr-only' : undefined}>{words}</span>
    </span>
  )
}
