import { useTranslation } from 'react-i18next'
import { localeOf } from '#domain/portal/languages.ts'
import { timeAgo } from './time-ago.ts'

/** Times in the reader's language and time zone; apart from the other formats, since most pages show days only. */
export function useMoments() {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return {
    /** '12 Dec 1991, 06:58' */
    moment: (moment: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment)),

    /** '2 hours ago', 'yesterday': how long before `now` a moment was. */
    ago: (moment: string, now: number) => {
      const { value, unit } = timeAgo(Date.parse(moment), now)
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(value, unit)
    },
  }
}
