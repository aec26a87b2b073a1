import { useTranslation } from 'react-i18next'
import { dateLanguage } from '../use-moments.ts'

/** A day, YYYY-MM-DD, as 'MMM d, yyyy'. Source: specification, document 3, section 2.7. */
export function useDayText(): (day: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(dateLanguage(i18n.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
