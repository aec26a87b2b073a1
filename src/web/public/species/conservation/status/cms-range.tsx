import { useTranslation } from 'react-i18next'
import type { CmsListing } from '#contract/listings-contract.ts'
import {
  distributionExtent,
  distributionHighlights,
  hasCountBadge,
} from '#domain/listings/distribution-extent.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { StatusFact, StatusNote } from './status-card.tsx'

/** How wide the range is, which Arctic countries belong to it, where the species was brought or lost. */
export function CmsRange({ listing }: { listing: CmsListing }) {
  const { t } = useTranslation(['conservation', 'common'])
  const { list } = useFormat()
  const countryName = useCountryName()
  const { native_distribution, introduced_distribution, extinct_distribution } = listing
  const count = native_distribution.length
  const highlights = distributionHighlights(native_distribution)
  const named = (codes: readonly string[]) =>
    codes.length === 0 ? t('status.noneListed') : list(codes.map(countryName))

  return (
    <>
      <StatusFact name={t('status.facts.native')}>
        {count === 0 ? (
          <span className="text-ink-3">{t('common:missing.data')}</span>
        ) : (
          <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
            {t(`status.extent.${distributionExtent(count)}`, { count })}
            {hasCountBadge(count) && <Badge tone="outline">{t('status.countries', { count })}</Badge>}
          </span>
        )}
      </StatusFact>
      {introduced_distribution.length + extinct_distribution.length === 0 ? (
        <StatusFact name={t('status.facts.introducedOrExtinct')}>{t('status.noneListed')}</StatusFact>
      ) : (
        <>
          <StatusFact name={t('status.facts.introduced')}>{named(introduced_distribution)}</StatusFact>
          <StatusFact name={t('status.facts.extinct')}>{named(extinct_distribution)}</StatusFact>
        </>
      )}
      {highlights && (
        <StatusNote name={t('status.facts.highlights')}>
          {highlights.length === 0
            ? t('status.notInTheArctic')
            : t('status.inTheArctic', { countries: named(highlights) })}
        </StatusNote>
      )}
    </>
  )
}
