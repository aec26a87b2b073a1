import { useTranslation } from 'react-i18next'
import type { RedListCategory } from '#domain/assessments/red-list.ts'

interface RedListBadgeProps {
  status: RedListCategory | null
  /** In tables and marks the word goes; it stays as the accessible name. */
  codeOnly?: boolean
}

/** The Red List's code on its own colour, with the full word beside it. */
export function RedListBadge({ status, codeOnly = false }: RedListBadgeProps) {
  const { t } = useTranslation()
  if (status === null) return <span className="text-sm text-ink-3">{t('missing.status')}</span>

  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium whitespace-nowrap text-ink">
      <span
        data-red-list={status}
        className="inline-flex h-5.25 min-w-7.25 items-center justify-center rounded-sm border border-(color:--edge) bg-(--fill) px-1.25 text-2xs leading-none font-bold tracking-[0.02em] text-(color:--text)"
        aria-hidden="true"
      >
        {status}
      </span>
      <span className={codeOnly ? 'heard-only' : undefined}>{t(`redList.${status}`)}</span>
    </span>
  )
}
