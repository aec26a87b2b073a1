import { useTranslation } from 'react-i18next'
import { mayBeYearAlone, parseListingDate } from '#domain/listings/listing-date.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** A CMS listing's date as far as its source knows it: a day, the year alone, or that there is none. */
export function useCmsDate(): (listing_date: string | null) => string {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  return (listing_date) => {
    const date = parseListingDate(listing_date)
    if (date === undefined) return t('dateNotSpecified')
    return date.day === null || mayBeYearAlone(date.day) ? String(date.year) : format.date(date.day)
  }
}
