import { useTranslation } from 'react-i18next'
import type { CitesListing } from '#contract/listings-contract.ts'
import { lastDayInForce } from '#domain/listings/listing-periods.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface PeriodInForceProps {
  listing: CitesListing
  /** All listings of the species: a row without a last day ends where the next one begins. */
  listings: readonly CitesListing[]
}

/** '28 Jun 1979 – 12 Feb 2003', or since when it is in force. */
export function PeriodInForce({ listing, listings }: PeriodInForceProps) {
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
