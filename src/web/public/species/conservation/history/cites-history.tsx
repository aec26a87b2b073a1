import { useTranslation } from 'react-i18next'
import type { CitesListing } from '#contract/listings-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { isAmendment } from '#domain/listings/listing-periods.ts'
import { ExplainedCitesBadge } from '#web/glossary/explained-badges.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ListedPartName } from '../../listed-part-name.tsx'
import { ListedUnder } from '../listed-under.tsx'
import { namedFirst } from '../named-first.ts'
import { type HistoryColumn, HistoryTable } from './history-table.tsx'
import { PeriodInForce } from './period-in-force.tsx'
import { SourcedNotes } from './sourced-notes.tsx'

/** CITES listings with their amendments; every one in force is Active, a population's beside its species'. */
export function CitesHistory({ species }: { species: SpeciesDetail }) {
  const { cites_listings } = species
  const { t } = useTranslation('conservation')
  const explained = namedFirst(cites_listings, ({ appendix }) => appendix)
  const decidedAt: HistoryColumn<CitesListing> = {
    label: t('history.columns.decidedAt'),
    cell: ({ cop_listing }) => cop_listing,
  }

  return (
    <HistoryTable
      caption={t('history.tables.cites')}
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
