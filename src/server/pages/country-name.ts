import { OTHER_CODES } from '#domain/countries/country-codes.ts'
import { NAMED_DIFFERENTLY, regionName } from '#domain/countries/region-name.ts'
import { localeOf } from '#domain/portal/languages.ts'
import type { Words } from './words.ts'

const isOneOf = (codes: readonly string[], code: string) => codes.includes(code)

/** A country by its code in the language of a page, as the screens name it (src/web/i18n/use-country-name.ts). */
export function countryName(code: string, t: Words): string {
  if (isOneOf(OTHER_CODES, code)) return t(`common:countries.${code}`)
  if (isOneOf(NAMED_DIFFERENTLY, code)) return t(`common:regions.${code}`)
  return regionName(code, new Intl.DisplayNames(localeOf(t.language), { type: 'region', fallback: 'none' }))
}
