import { useTranslation } from 'react-i18next'
import { ARTICLE_COUNTS, articleCounts } from '#domain/summaries/article-counts.ts'
import { CountsRow } from '../counts-row.tsx'
import type { ArticleRow } from './article-row.ts'

/** What all summaries come to, whatever is searched for. */
export function ArticleCounters({ rows }: { rows: readonly ArticleRow[] }) {
  const { t } = useTranslation('admin')
  const counts = articleCounts(rows)
  return (
    <CountsRow
      label={t('articleSummary.counts.label')}
      counts={ARTICLE_COUNTS.map((what) => ({
        word: t(`articleSummary.counts.${what}`),
        count: counts[what],
      }))}
    />
  )
}
