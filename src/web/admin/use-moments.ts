import { useTranslation } from 'react-i18next'
import { dateLanguage } from '#web/forms/use-day-text.ts'
import { useMoments as usePublicMoments } from '#web/i18n/use-moments.ts'

/** Times as the back office writes days: 'Dec 12, 1991, 06:58' in English. */
export function useMoments() {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(dateLanguage(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  })
  return { ...usePublicMoments(), moment: (moment: string) => format.format(new Date(moment)) }
}
