import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { RedListCategory } from '#domain/assessments/red-list.ts'
import type { RedListCount } from '#domain/summaries/red-list-counts.ts'
import { Section } from '#web/components/section.tsx'
import { useFormat } from '#web/i18n/use-format.ts'

interface RedListCountsProps {
  counts: readonly RedListCount[]
  total: number
}

/** Of many species how many are in each Red List category, linked to those in the gallery. */
export function RedListCounts({ counts, total }: RedListCountsProps) {
  const { t } = useTranslation(['landing', 'common'])
  const format = useFormat()
  const largest = Math.max(...counts.map(({ count }) => count))
  return (
    <Section title={t('strip.heading', { count: total })} aside={t('strip.hintCategory')}>
      <ul className="grid gap-y-1">
        {counts.map(({ status, count }) => (
          <li key={status} className="relative" data-red-list={status ?? 'NE'}>
            <span className="grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 px-1 hover:bg-tint md:grid-cols-[5rem_10rem_minmax(0,1fr)]">
              <b className="text-right font-serif text-[1.25rem] leading-none font-normal text-ink tabular-nums">
                {format.number(count)}
              </b>
              <span className="text-xs text-ink-2">
                <CategoryLink status={status} />
              </span>
              <svg aria-hidden="true" className="hidden h-3 w-full md:block">
                <rect
                  width={`${Math.max(1, (100 * count) / largest)}%`}
                  height="100%"
                  className="fill-(--fill) stroke-(--edge)"
                />
              </svg>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3.5 text-xs text-ink-3">{t('strip.source')}</p>
    </Section>
  )
}

/** The gallery cannot be asked for species without a global category. */
function CategoryLink({ status }: { status: RedListCategory | null }) {
  const { t } = useTranslation('common')
  if (status === null) return t('missing.globalStatus')
  return (
    <Link
      to="/gallery"
      search={{ iucnStatus: [status] }}
      className="text-ink no-underline after:absolute after:inset-0 hover:underline"
    >
      {t(`redList.${status}`)}
    </Link>
  )
}
