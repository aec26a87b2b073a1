import { useTranslation } from 'react-i18next'
import type { CitesListing } from '#contract/listings-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isAmendment, lastDayInForce } from '#domain/listings/listing-periods.ts'
import { ExplainedCitesBadge } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ListedPartName } from '../../listed-part-name.tsx'
import type { RecordColumn } from '../../records-table.tsx'
import { ListedUnder } from '../listed-under.tsx'
import { namedFirst } from '../named-first.ts'
import { HistoryTable, SourcedNotes } from './history-table.tsx'

/** CITES listings with their amendments; every one in force is Active. */
export function CitesHistory({ species }: { species: SpeciesDetail }) {
  const { cites_listings } = species
  const { t } = useTranslation('conservation')
  const explained = namedFirst(cites_listings, ({ appendix }) => appendix)
  const decidedAt: RecordColumn<CitesListing> = {
    label: t('history.columns.decidedAt'),
    cell: ({ cop_listing }) => cop_listing,
  }

  return (
    <HistoryTable
      label={t('history.tables.cites')}
      none={t('history.noCitesListings')}
      rows={cites_listings}
      columns={[
        {
          label: t('history.columns.inForce'),
          cell: (listing) => <PeriodInForce listing={listing} listings={cites_listings} />,
        },
        {
          label: t('history.columns.appendix'),
          cell: (listing) => (
            <ExplainedCitesBadge appendix={listing.appendix} repeated={!explained.has(listing)} />
          ),
        },
        {
          label: t('history.columns.covers'),
          cell: (listing) =>
            listing.population_identifier === null ? (
              t('history.wholeSpecies')
            ) : (
              <ListedPartName listing={listing} />
            ),
        },
        { label: t('history.columns.listedAs'), cell: (listing) => <ListedUnder {...listing} /> },
        ...(cites_listings.some(({ cop_listing }) => cop_listing) ? [decidedAt] : []),
        {
          label: t('history.columns.annotation'),
          cell: (listing) => <SourcedNotes species={species} listing={listing} />,
        },
        {
          label: t('history.columns.state'),
          cell: (listing) => (
            <>
              <Badge tone={listing.is_current ? 'accent' : 'neutral'}>
                {listing.is_current ? t('history.active') : t('history.historical')}
              </Badge>
              {isAmendment(listing, cites_listings) && (
                <p className="mt-1 min-w-28 text-xs text-ink-3">{t('history.amendment')}</p>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

interface PeriodInForceProps {
  listing: CitesListing
  /** All listings of the species: a row without a last day ends where the next one begins. */
  listings: readonly CitesListing[]
}

/** '28 Jun 1979 – 12 Feb 2003', or since when it is in force. */
function PeriodInForce({ listing, listings }: PeriodInForceProps) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const from = format.date(listing.listing_date)
  const lastDay = lastDayInForce(listing, listings)
  if (lastDay !== undefined)
    return (
      <>
        <span className="whitespace-nowrap">{from} –</span>{' '}
        <span className="whitespace-nowrap">{format.date(lastDay)}</span>
      </>
    )
  return listing.is_current ? t('history.since', { date: from }) : t('history.endNotRecorded', { date: from })
}
