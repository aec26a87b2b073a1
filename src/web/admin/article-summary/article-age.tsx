import { useTranslation } from 'react-i18next'
import { useMoments } from '#web/i18n/use-moments.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { ArticleRow } from './article-row.ts'

/** When summaries were last made, and how many of them no longer tell what is on record. */
export function ArticleAge({ rows, now }: { rows: readonly ArticleRow[]; now: number }) {
  const { t } = useTranslation('admin')
  const { ago } = useMoments()
  const made = rows.flatMap(({ last_updated }) => last_updated ?? []).toSorted()
  const [oldest, newest] = [made[0], made.at(-1)]
  const outdated = rows.filter(({ is_outdated, last_updated }) => is_outdated || last_updated === null).length
  return (
    <>
      <p className="text-sm text-ink-2">
        {newest === undefined || oldest === undefined
          ? t('articleSummary.neverUpdated')
          : ago(newest, now) === ago(oldest, now)
            ? t('articleSummary.lastUpdated', { when: ago(newest, now) })
            : t('articleSummary.lastUpdatedSome', { when: ago(newest, now), oldest: ago(oldest, now) })}
      </p>
      {outdated > 0 && (
        <Notice tone="caution">{t('articleSummary.outdatedRows', { count: outdated })}</Notice>
      )}
    </>
  )
}
