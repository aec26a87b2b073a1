import { useTranslation } from 'react-i18next'
import { localeOf } from '#web/i18n/use-format.ts'

/** Says when something happened, in the reader's own time. */
export function useMoment(): (moment: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}
