import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CitesListing } from '#contract/listings-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { currentCitesListing, listedApart } from '#domain/listings/current-appendix.ts'
import { firstListingDay, inForceSince } from '#domain/listings/listing-periods.ts'
import { CITES_APPENDICES_ADDRESS, CITES_TRADE_DATABASE_ADDRESS } from '#domain/species/outbound-links.ts'
import { ExplainedCitesBadge } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { ListedPartName } from '../../listed-part-name.tsx'
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
} from './status-card.tsx'

interface CitesCardProps {
  species: SpeciesDetail
  currentYear: number
}

/** The current listing, the strictest where populations are listed apart. */
export function CitesCard({ species, currentYear }: CitesCardProps) {
  const { t } = useTranslation('conservation')
  const listing = currentCitesListing(species.cites_listings)
  const links = [
    { name: t('status.links.citesAppendices'), address: CITES_APPENDICES_ADDRESS },
    { name: t('status.links.citesTrade'), address: CITES_TRADE_DATABASE_ADDRESS },
    ...(species.cites_url ? [{ name: t('status.links.speciesPlus'), address: species.cites_url }] : []),
  ]

  return (
    <StatusCard title={t('status.cites')} shows={{ 'data-cites': listing?.appendix }} links={links}>
      {listing ? (
        <>
          <StatusLine>
            <ExplainedCitesBadge appendix={listing.appendix} />
          </StatusLine>
          <ListingFacts species={species} listing={listing} currentYear={currentYear} />
          <UncheckedMark {...listing} />
        </>
      ) : (
        <NoStatus>{t('status.notInCites')}</NoStatus>
      )}
      <ListingsAsOf convention="cites" />
    </StatusCard>
  )
}

function ListingFacts({ species, listing, currentYear }: CitesCardProps & { listing: CitesListing }) {
  const { t } = useTranslation('conservation')
  const apart = listedApart(species.cites_listings).filter(({ id }) => id !== listing.id)
  const since = inForceSince(listing, species.cites_listings)
  const first = firstListingDay(species.cites_listings)

  return (
    <StatusFacts>
      <StatusFact name={t('status.facts.appendixSince', { appendix: listing.appendix })}>
        <ListedSince listing_date={since} currentYear={currentYear} />
      </StatusFact>
      {first !== undefined && first < since && (
        <StatusFact name={t('status.facts.firstListed')}>
          <ListedSince listing_date={first} currentYear={currentYear} />
        </StatusFact>
      )}
      {listing.listed_under && (
        <StatusFact name={t('status.facts.listedAs')}>
          <ListedUnder {...listing} />
        </StatusFact>
      )}
      {apart.map((one) => (
        <StatusFact key={one.id} name={t('status.facts.listedApart')}>
          <ListedPartName listing={one} />: {t('event.listing', { appendix: one.appendix })}
        </StatusFact>
      ))}
      <TradeRecords species={species} />
      <Annotation species={species} listing={listing} />
    </StatusFacts>
  )
}

/** How much trade is on record, with what has to be known about such a count. */
function TradeRecords({ species: { id, total_trade_records } }: { species: SpeciesDetail }) {
  const { t } = useTranslation(['conservation', 'trade'])
  const { number } = useFormat()
  return (
    <StatusFact name={t('status.facts.tradeRecords')}>
      <span className="inline-flex items-center gap-1.5">
        <Link
          to="/species/$id"
          params={{ id }}
          search={{ tab: 'trade' }}
          className="inline-flex min-h-6 min-w-6 items-center justify-end text-accent"
        >
          {number(total_trade_records)}
        </Link>
        {total_trade_records > 0 && <InfoSign>{t('trade:caveat.both_reporters')}</InfoSign>}
      </span>
    </StatusFact>
  )
}
