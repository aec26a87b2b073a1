import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isQualified, type StatusChange, shownIucnChange } from '#domain/assessments/status-change.ts'
import { taggedCategory } from '#domain/assessments/tagged-category.ts'
import { suspendedCountries } from '#domain/listings/suspensions.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CaveatSign } from '#web/ui/caveat-sign.tsx'
import { RedListBadge } from '#web/ui/red-list-badge.tsx'
import { NothingCell } from '../records/cells.tsx'
import { useMoments } from '../use-moments.ts'
import type { ArticleRow } from './article-row.ts'

const SIGNS = { no_change: Minus, uplisted: ArrowUp, downlisted: ArrowDown, new_listing: Plus } as const

/** The global category; a summary does not include regional assessments. */
export function IucnStatusCell({ row }: { row: ArticleRow }) {
  const { t } = useTranslation()
  const tagged = taggedCategory({
    status: row.iucn_status_current,
    possibly_extinct: row.iucn_possibly_extinct,
    possibly_extinct_in_wild: row.iucn_possibly_extinct_in_wild,
  })
  if (tagged === null) return <span className="text-sm text-ink-3">{t('missing.globalStatus')}</span>
  return <RedListBadge status={tagged} codeOnly />
}

/** A category that changed for another reason than a genuine one is neither uplisted nor downlisted. */
export function IucnChangeCell({ iucn_status_change: change, iucn_change_reason }: ArticleRow) {
  const { t } = useTranslation('conservation')
  const qualified = change && shownIucnChange(change, iucn_change_reason)
  if (qualified === null || !isQualified(qualified)) return <ChangeCell change={change} of="assessments" />
  return <span className="block min-w-40">{t(`changed.${qualified}`)}</span>
}

/** How a status changed. Source: specification, document 3, section 4, "Status change values". */
export function ChangeCell({ change, of }: { change: StatusChange | null; of: 'assessments' | 'listings' }) {
  const { t } = useTranslation(['conservation', 'admin'])
  if (change === null) return <NothingCell />
  // A single listing may be fifty years old: it is unchanged, not new.
  const listedOnce = of === 'listings' && change === 'new_listing'
  const Sign = listedOnce ? Minus : SIGNS[change]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Sign className="size-4 text-ink-3" />
      {listedOnce ? t('admin:articleSummary.listedOnce') : t(`summary.change.${change}`)}
    </span>
  )
}

/** The countries that trade is suspended with, or that the stored value is invalid. */
export function SuspensionsCell({ states }: { states: unknown }) {
  const { t } = useTranslation('admin')
  const { list } = useFormat()
  if (states === null || states === undefined) return <NothingCell />
  const countries = suspendedCountries(states)
  if (countries === undefined) return <Badge tone="danger">{t('articleSummary.invalidStates')}</Badge>
  return countries.length === 0 ? <NothingCell /> : <span className="block min-w-40">{list(countries)}</span>
}

/** How long ago the summary was made, and whether it is outdated. */
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
