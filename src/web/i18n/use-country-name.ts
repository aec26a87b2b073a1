import { useTranslation } from 'react-i18next'
import { OTHER_CODES, type OtherCode } from '#domain/countries/country-codes.ts'
import { localeOf } from '#domain/portal/languages.ts'
import { keeping } from './kept-formats.ts'

const REGION_CODE = /^[A-Z]{2}$/i

const isOtherCode = (code: string): code is OtherCode => OTHER_CODES.some((other) => other === code)

const displayNames = keeping(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)

/** The country of a code of the CITES Trade Database, in the reader's language; a code nobody knows stands for itself. */
export function useCountryName(): (code: string) => string {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return (code) => {
    // Intl would name a successor, or nobody.
    if (isOtherCode(code)) return t(`countries.${code}`)
    // Intl refuses what has not the form of a code; publishers' own may have none.
    if (!REGION_CODE.test(code)) return code
    // Kosovo is KV in the CITES Trade Database and XK to Intl.
    const names = displayNames(locale, { type: 'region', fallback: 'none' })
    // 'sérstjórnarsvæðið Hong Kong' begins small; labels and lists of countries do not.
    return names.of(code.replace('KV', 'XK'))?.replace(/^./u, (letter) => letter.toUpperCase()) ?? code
  }
}
