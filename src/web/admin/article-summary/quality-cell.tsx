import { Popover } from '@base-ui/react/popover'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { QUALITY_DEDUCTIONS, type QualityCategory } from '#domain/summaries/data-quality.ts'
import { Badge } from '#web/ui/badge.tsx'
import { POPUP } from '#web/ui/popup.ts'
import type { ArticleRow } from './article-row.ts'

/** Source: specification, document 3, section 9, "Data quality badge". */
const TONES: Readonly<Record<QualityCategory, ComponentProps<typeof Badge>['tone']>> = {
  Excellent: 'outline',
  Good: 'accent',
  Fair: 'warn',
  Poor: 'danger',
  Unknown: 'outline',
}

/** The data quality score as a badge that opens what lowered it, and whether the row should be looked at. */
export function QualityCell(row: ArticleRow) {
  const { t } = useTranslation('admin')
  const { data_quality_score: score, data_quality_category: category } = row
  if (score === null) return <Badge tone={TONES[category]}>{t(`articleSummary.quality.${category}`)}</Badge>
  return (
    <>
      <Popover.Root>
        <Popover.Trigger
          aria-label={t('articleSummary.quality.why', { name: row.scientific_name, score })}
          className="inline-flex min-h-9 items-center gap-1 whitespace-nowrap"
        >
          <Badge tone={TONES[category]}>
            {category === 'Fair' && <TriangleAlert />}
            {t('articleSummary.quality.badge', { score, category: t(`articleSummary.quality.${category}`) })}
          </Badge>
          <ChevronDown className="size-3.5 text-ink-3" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={4} align="start" collisionPadding={16} className="z-40">
            <Popover.Popup className={`${POPUP} w-max max-w-[min(24rem,calc(100vw-2rem))] px-4 py-3 text-sm`}>
              <Popover.Title className="font-[650]">
                {t('articleSummary.quality.title', { name: row.scientific_name })}
              </Popover.Title>
              <QualityReasons row={row} />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {row.needs_review && (
        <span className="block text-2xs font-semibold whitespace-nowrap text-warn">
          {t('articleSummary.quality.review')}
        </span>
      )}
    </>
  )
}

/** Every deduction with its points, from a hundred down to the score. */
function QualityReasons({ row }: { row: ArticleRow }) {
  const { t } = useTranslation('admin')
  const issues = row.data_quality_issues ?? []
  if (issues.length === 0) return <p className="mt-1 text-ink-2">{t('articleSummary.quality.nothing')}</p>
  return (
    <>
      <ul className="mt-1.5 grid gap-1">
        {issues.map((issue) => (
          <li key={issue} className="flex justify-between gap-6">
            <span className="text-ink-2">{t(`articleSummary.issues.${issue}`)}</span>
            <span className="whitespace-nowrap tabular-nums">
              {t('articleSummary.quality.points', { points: QUALITY_DEDUCTIONS[issue] })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex justify-between gap-6 border-t border-line pt-2 font-semibold">
        {t('articleSummary.quality.score')} <span className="tabular-nums">{row.data_quality_score}</span>
      </p>
    </>
  )
}
