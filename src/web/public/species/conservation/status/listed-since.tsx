import { useTranslation } from 'react-i18next'
import { parseListingDate, yearsListed } from '#domain/listings/listing-date.ts'
import { useFormat } from '#web/i18n/use-format.ts'

interface ListedSinceProps {
  listing_date: string | null
  currentYear: number
  /** Whether the day may be made up by the source, so that only the year is shown. */
  yearAlone?: boolean
}

/** '1 Jul 1975 (51 years)'; the year alone where the source knows no more; that there is no date at all. */
export function ListedSince({ listing_date, currentYear, yearAlone = false }: ListedSinceProps) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const date = parseListingDate(listing_date)
  const years = yearsListed(listing_date, currentYear)
  if (date === undefined || years === undefined)
    return <span className="text-ink-3">{t('dateNotSpecified')}</span>
  return (
    <>
      {date.day === null || yearAlone ? date.year : format.date(date.day)}{' '}
      <span className="whitespace-nowrap text-ink-3">({t('status.years', { count: years })})</span>
    </>
  )
}
