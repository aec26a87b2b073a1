import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { cmsInForceSince } from '#domain/listings/cms-listings-in-order.ts'
import { currentCmsListing } from '#domain/listings/current-cms-listing.ts'
import { mayBeYearAlone, parseListingDate } from '#domain/listings/listing-date.ts'
import { firstListingDay } from '#domain/listings/listing-periods.ts'
import { CMS_SPECIES_ADDRESS, cmsSearchAddress } from '#domain/species/outbound-links.ts'
import { ExplainedCmsBadge } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { ListedUnder } from '../listed-under.tsx'
import { Annotation } from './annotation.tsx'
import { ListingsAsOf } from './as-of.tsx'
import { CmsRange } from './cms-range.tsx'
import { ListedSince } from './listed-since.tsx'
import { NoStatus, StatusCard, StatusFact, StatusFacts, StatusLine } from './status-card.tsx'

interface CmsCardProps {
  species: SpeciesDetail
  currentYear: number
}

/** The current listing under the Convention on Migratory Species, with the range it names. */
export function CmsCard({ species, currentYear }: CmsCardProps) {
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
          {!listing.checked && <UncheckedMark source={listing.source} />}
        </>
      ) : (
        <NoStatus>{t('status.notInCms')}</NoStatus>
      )}
      <ListingsAsOf convention="cms" />
    </StatusCard>
  )
}

/** The date as far as it can be trusted: 1 January stands for its year, and says so. */
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
