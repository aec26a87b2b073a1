import { useTranslation } from 'react-i18next'
import { isDay } from '#domain/calendar.ts'

/** The language whose dates the back office writes. Source: specification, document 3, section 2.7, 'MMM d, yyyy'. */
export const dateLanguage = (language: string): string => (language === 'en' ? 'en-US' : language)

/** A day, YYYY-MM-DD, as 'MMM d, yyyy'. */
export function useDayText(): (day: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(dateLanguage(i18n.language), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}

const DAYS = /\b\d{4}-\d{2}-\d{2}\b/g

/** The days in the name of a record likewise: 'Monodon monoceros II Feb 13, 2003'. */
export function useDaysInName(): (name: string) => string {
  const dayText = useDayText()
  return (name) => name.replaceAll(DAYS, (day) => (isDay(day) ? dayText(day) : day))
}
