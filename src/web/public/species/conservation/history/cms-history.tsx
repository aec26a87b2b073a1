import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { currentCmsListing } from '#domain/listings/current-cms-listing.ts'
import { mayBeYearAlone, parseListingDate } from '#domain/listings/listing-date.ts'
import { ExplainedCmsBadge } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ListedUnder } from '../listed-under.tsx'
import { namedFirst } from '../named-first.ts'
import { HistoryTable, SourcedNotes } from './history-table.tsx'

/** CMS listings; the species' status is Current. */
export function CmsHistory({ species }: { species: SpeciesDetail }) {
  const { cms_listings } = species
  const { t } = useTranslation('conservation')
  const dateLabel = useCmsDate()
  const current = currentCmsListing(cms_listings)
  const explained = namedFirst(cms_listings, ({ appendix }) => appendix)

  return (
    <HistoryTable
      label={t('history.tables.cms')}
      none={t('history.noCmsListings')}
      rows={cms_listings}
      columns={[
        {
          label: t('history.columns.listed'),
          cell: ({ listing_date }) => <span className="whitespace-nowrap">{dateLabel(listing_date)}</span>,
        },
        {
          label: t('history.columns.appendix'),
          cell: (listing) => (
            <ExplainedCmsBadge appendix={listing.appendix} repeated={!explained.has(listing)} />
          ),
        },
        { label: t('history.columns.agreement'), cell: ({ agreement }) => agreement },
        { label: t('history.columns.listedAs'), cell: (listing) => <ListedUnder {...listing} /> },
        {
          label: t('history.columns.notes'),
          cell: (listing) => <SourcedNotes species={species} listing={listing} />,
        },
        {
          label: t('history.columns.state'),
          cell: ({ id }) => (
            <Badge tone={id === current?.id ? 'accent' : 'neutral'}>
              {id === current?.id ? t('history.current') : t('history.historical')}
            </Badge>
          ),
        },
      ]}
    />
  )
}

/** A CMS listing's date as far as its source knows it: a day, the year alone, or that there is none. */
function useCmsDate(): (listing_date: string | null) => string {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  return (listing_date) => {
    const date = parseListingDate(listing_date)
    if (date === undefined) return t('dateNotSpecified')
    return date.day === null || mayBeYearAlone(date.day) ? String(date.year) : format.date(date.day)
  }
}
