import { FALLBACK_LANGUAGE, type Language, spokenLanguage } from './languages.ts'

/** How addresses of pages, pictures, frames and feeds name a language. */
const NAMED = /^[^#]*[?&]lang=([^&#]*)/

/** The language that an address names; undefined where it names none, or one that the portal does not speak. */
export const languageNamedIn = (address: string): Language | undefined =>
  spokenLanguage(NAMED.exec(address)?.[1])

/** An address that opens in a language for everyone who follows it. English is not named; a language that is named stays. */
export function addressIn(language: Language, address: string): string {
  if (language === FALLBACK_LANGUAGE || languageNamedIn(address)) return address
  const sign = /^[^#]*\?/.test(address) ? '&' : '?'
  return address.replace(/#|$/, `${sign}lang=${language}$&`)
}
