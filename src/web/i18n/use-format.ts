import { useTranslation } from 'react-i18next'
import { localeOf } from '#domain/portal/languages.ts'
import { cached } from './cached-formats.ts'

const SMALLEST_PERCENT = 0.1

/** The languages that write the sign close to the figure; the others leave a space. Source: CLDR, percentFormats. */
const CLOSE_PERCENT = ['en', 'is']

const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** Numbers, years, shares and dates as the reader's language writes them. */
export function useFormat() {
  const { i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const withUnit = (text: string) => `${text}${CLOSE_PERCENT.includes(i18n.language) ? '' : '\u00a0'}%`
  const number = (value: number, mostDecimals = 2, leastDecimals = 0) =>
    numberFormat(locale, {
      minimumFractionDigits: leastDecimals,
      maximumFractionDigits: mostDecimals,
    }).format(value)

  const compact = (value: number) =>
    numberFormat(i18n.language, { notation: 'compact', maximumFractionDigits: 1 }).format(value)

  return {
    number,

    /** 1.2M, 464K: for axes, where a full figure has no room. British 'm' would read as metres. */
    short: compact,

    /** 464 as 464K: thousands, with the sign that the language has for them. */
    thousands: (value: number) => compact(1000).replace('1', number(value)),

    /** '1975–2023'; one year alone stands for itself. */
    years: (first: number | null, last: number | null) =>
      first === null || last === null ? '' : first === last ? `${first}` : `${first}–${last}`,

    /**
     * A share of a hundred, with one decimal so that shares in a column compare. What is there is never
     * shown as nothing, what is missing never as all.
     */
    percent: (share: number) => {
      if (share > 0 && share < SMALLEST_PERCENT) return `<${withUnit(number(SMALLEST_PERCENT))}`
      if (share < 100 && share > 100 - SMALLEST_PERCENT) return `>${withUnit(number(100 - SMALLEST_PERCENT))}`
      return withUnit(number(share, 1, share === 0 || share === 100 ? 0 : 1))
    },

    /** A limit that a rule names, e.g. 'under 2%'. */
    wholePercent: (share: number) => withUnit(number(share)),

    /** A day given as YYYY-MM-DD. */
    date: (day: string) =>
      dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),

    /** 'Canada, Greenland and Norway' */
    list: (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words),
  }
}
