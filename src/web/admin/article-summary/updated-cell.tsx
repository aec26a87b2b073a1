import { useTranslation } from 'react-i18next'
import { useMoments } from '#web/i18n/use-moments.ts'
import { CaveatSign } from '#web/ui/caveat-sign.tsx'
import type { ArticleRow } from './article-row.ts'

/** How long ago the summary was made, and whether what it tells has changed since. */
export function UpdatedCell({ last_updated, is_outdated, now }: ArticleRow & { now: number }) {
  const { t } = useTranslation('admin')
  const { ago } = useMoments()
  if (last_updated === null) return <span className="text-ink-3">{t('articleSummary.never')}</span>
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <time dateTime={last_updated}>{ago(last_updated, now)}</time>
      {is_outdated && (
        <CaveatSign label={t('articleSummary.outdated')}>{t('articleSummary.outdatedWhy')}</CaveatSign>
      )}
    </span>
  )
}
