import { useTranslation } from 'react-i18next'
import { ARTICLE_COUNTS, articleCounts } from '#domain/summaries/article-counts.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ArticleRow } from './article-row.ts'

/** What all summaries come to, whatever is searched for. */
export function ArticleCounters({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const counts = articleCounts(rows)
  return (
    <ul
      aria-label={t('articleSummary.counts.label')}
      className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface sm:grid-cols-3 xl:grid-cols-5"
    >
      {ARTICLE_COUNTS.map((what) => (
        <li
          key={what}
          className="-mt-px -ml-px flex flex-col justify-between border-t border-l border-line px-4 py-3.5 last:col-span-2 xl:last:col-span-1"
        >
          <span className="block text-xs font-semibold text-ink-2">{t(`articleSummary.counts.${what}`)}</span>
          <span className="mt-1 block font-serif text-3xl tabular-nums">{number(counts[what])}</span>
        </li>
      ))}
    </ul>
  )
}
