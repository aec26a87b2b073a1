import { useTranslation } from 'react-i18next'
import { OTHER_CODES } from '#domain/countries/country-codes.ts'
import { NAMED_DIFFERENTLY, regionName } from '#domain/countries/region-name.ts'
import { localeOf } from '#domain/portal/languages.ts'
import { cached } from './cached-formats.ts'

const isOneOf = <Code extends string>(codes: readonly Code[], code: string): code is Code =>
  codes.some((one) => one === code)

const displayNames = cached(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)

/** Intl takes some microseconds for a name, and a list of partners has hundreds. */
const cachedNames = new Map<string, string>()

function nameOfRegion(locale: string, code: string): string {
  const key = `${locale} ${code}`
  const known = cachedNames.get(key)
  if (known !== undefined) return known
  const name = regionName(code, displayNames(locale, { type: 'region', fallback: 'none' }))
  // Codes come from addresses too: only those of regions are cached, of which there are few.
  if (name !== code) cachedNames.set(key, name)
  return name
}

/** The country of a code of the CITES Trade Database, in the reader's language; an unknown code is shown as it is. */
export function useCountryName(): (code: string) => string {
  const { t, i18n } = useTranslation()
  const locale = localeOf(i18n.language)
  return (code) => {
    // Intl would name a successor state, or none.
    if (isOneOf(OTHER_CODES, code)) return t(`countries.${code}`)
    if (isOneOf(NAMED_DIFFERENTLY, code)) return t(`regions.${code}`)
    return nameOfRegion(locale, code)
  }
}
