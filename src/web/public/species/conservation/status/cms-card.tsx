import { useTranslation } from 'react-i18next'
import type { CmsListing } from '#contract/listings-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { cmsInForceSince } from '#domain/listings/cms-listings-in-order.ts'
import { currentCmsListing } from '#domain/listings/current-cms-listing.ts'
import {
  distributionExtent,
  distributionHighlights,
  hasCountBadge,
} from '#domain/listings/distribution-extent.ts'
import { mayBeYearAlone, parseListingDate } from '#domain/listings/listing-date.ts'
import { firstListingDay } from '#domain/listings/listing-periods.ts'
import { CMS_SPECIES_ADDRESS, cmsSearchAddress } from '#domain/species/outbound-links.ts'
import { ExplainedCmsBadge } from '#web/glossary/explained-badges.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { ListedUnder } from '../listed-under.tsx'
import { ListingsAsOf } from './as-of.tsx'
import {
  Annotation,
  ListedSince,
  NoStatus,
  StatusCard,
  StatusFact,
  StatusFacts,
  StatusLine,
  StatusNote,
} from './status-card.tsx'

/** The current listing under the Convention on Migratory Species, with the range it names. */
export function CmsCard({ species, currentYear }: { species: SpeciesDetail; currentYear: number }) {
  const { t } = useTranslation('conservation')
  const listing = currentCmsListing(species.cms_listings)
  const since = listing ? cmsInForceSince(listing, species.cms_listings) : null
  const first = firstListingDay(species.cms_listings)
  const links = [
    { name: t('status.links.cmsSpecies'), address: CMS_SPECIES_ADDRESS },
    { name: t('status.links.cmsSearch'), address: cmsSearchAddress(species.scientific_name) },
  ]

  return (
    <StatusCard title={t('status.cms')} shows={{ 'data-cms': listing?.appendix }} links={links}>
      {listing ? (
        <>
          <StatusLine>
            <ExplainedCmsBadge appendix={listing.appendix} />
          </StatusLine>
          <StatusFacts>
            <StatusFact
              name={
                parseListingDate(since)
                  ? t('status.facts.appendixSince', { appendix: listing.appendix })
                  : t('status.facts.listed')
              }
            >
              <CmsDate listing_date={since} currentYear={currentYear} />
            </StatusFact>
            {since && first && first < since && (
              <StatusFact name={t('status.facts.firstListed')}>
                <CmsDate listing_date={first} currentYear={currentYear} />
              </StatusFact>
            )}
            {listing.agreement && (
              <StatusFact name={t('status.facts.agreement')}>{listing.agreement}</StatusFact>
            )}
            {listing.listed_under && (
              <StatusFact name={t('status.facts.listedAs')}>
                <ListedUnder {...listing} />
              </StatusFact>
            )}
            <CmsRange listing={listing} />
            <Annotation species={species} listing={listing} />
          </StatusFacts>
          <UncheckedMark {...listing} />
        </>
      ) : (
        <NoStatus>{t('status.notInCms')}</NoStatus>
      )}
      <ListingsAsOf convention="cms" />
    </StatusCard>
  )
}

/** 1 January may stand for the year alone, which a note explains. */
function CmsDate({ listing_date, currentYear }: { listing_date: string | null; currentYear: number }) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const yearAlone = listing_date !== null && mayBeYearAlone(listing_date)
  return (
    <span className="inline-flex items-center gap-1.5">
      <span>
        <ListedSince listing_date={listing_date} currentYear={currentYear} yearAlone={yearAlone} />
      </span>
      {yearAlone && <InfoSign>{t('status.yearAlone', { date: format.date(listing_date) })}</InfoSign>}
    </span>
  )
}

/** The range: its extent, its Arctic countries, where the species was introduced or is extinct. */
function CmsRange({ listing }: { listing: CmsListing }) {
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
