import { useTranslation } from 'react-i18next'
import { OTHER_CODES, type OtherCode } from '#domain/countries/country-codes.ts'

const REGION_CODE = /^[A-Z]{2}$/i
const SMALLEST_PERCENT = 0.1
const NO_BREAK_SPACE = '\u00a0'

const isOtherCode = (code: string): code is OtherCode => OTHER_CODES.some((other) => other === code)

/** British dates for English readers outside America: 12 Dec 1991. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** Numbers, years, shares, dates and countries as the reader's language writes them. */
export function useFormat() {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  const withUnit = (text: string) => `${text}${NO_BREAK_SPACE}%`
  const number = (value: number, mostDecimals = 2) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: mostDecimals }).format(value)

  return {
    number,

    /** 1.2M, 464K: for axes, where a full figure has no room. */
    short: (value: number) =>
      new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value),

    /** '1975–2023'; one year alone stands for itself. */
    years: (first: number | null, last: number | null) =>
      first === null || last === null ? '' : first === last ? `${first}` : `${first}–${last}`,

    /** A share of a hundred. What is there is never shown as nothing, what is missing never as all. */
    percent: (share: number, mostDecimals = 1) => {
      if (share > 0 && share < SMALLEST_PERCENT) return `<${withUnit(number(SMALLEST_PERCENT))}`
      if (share < 100 && share > 100 - SMALLEST_PERCENT) return `>${withUnit(number(100 - SMALLEST_PERCENT))}`
      return withUnit(number(share, mostDecimals))
    },

    /** A day given as YYYY-MM-DD. */
    date: (day: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),

    /** '06:58:24', in the reader's own time. */
    time: (moment: Date) => moment.toLocaleTimeString(locale),

    /** The country of a code of the CITES Trade Database; a code nobody knows stands for itself. */
    country: (code: string) => {
      // Intl would name a successor, or nobody.
      if (isOtherCode(code)) return t(`countries.${code}`)
      // Intl refuses what has not the form of a code; publishers' own may have none.
      if (!REGION_CODE.test(code)) return code
      // Kosovo is KV in the CITES Trade Database and XK to Intl.
      return (
        new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code.replace('KV', 'XK')) ??
        code
      )
    },

    /** 'Canada, Greenland and Norway' */
    list: (words: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words),
  }
}
