import { useTranslation } from 'react-i18next'
import { ADMIN_PAGE_SIZE } from '#contract/curated-records.ts'
import { Pager } from '#web/ui/pager.tsx'

interface ListPagerProps {
  size?: number
  page: number
  pages: number
  total: number
  /** Rows on this page. */
  shown: number
}

/** Which rows these are, and the way to the others. */
export function ListPager({ size = ADMIN_PAGE_SIZE, page, pages, total, shown }: ListPagerProps) {
  const { t } = useTranslation('admin')
  const from = (page - 1) * size + 1

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5 text-sm">
      <p className="text-ink-2">
        {t('list.range', { from, to: from + shown - 1, total })}
        {pages > 1 && <span className="ml-4">{t('list.pageOf', { page, pages })}</span>}
      </p>
      <Pager page={page} pages={pages} size="small" />
    </div>
  )
}
