import { useTranslation } from 'react-i18next'
import { useMoments as usePublicMoments } from '#web/i18n/use-moments.ts'

/** The language whose dates the back office writes. Source: specification, document 3, section 2.7, 'MMM d, yyyy'. */
export const dateLanguage = (language: string): string => (language === 'en' ? 'en-US' : language)

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
