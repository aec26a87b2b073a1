/** The languages that the portal speaks, by their ISO 639 codes; `no` is Norwegian bokmål. */
export const LANGUAGES = ['en', 'is', 'no', 'da'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the others fall back on: it has every word. Source: specification, document 3, section 9. */
export const FALLBACK_LANGUAGE: Language = 'en'

/** Where a reader's choice is stored: the key in local storage, and the cookie by which the server knows it too. */
export const LANGUAGE_KEY = 'arctic-tracker-language'

/** Browsers name the written Norwegian; the portal has one. */
const NORWEGIAN = ['nb', 'nn']

/** The portal's language that a tag such as 'da-DK' or 'nn' stands for; undefined when it speaks none such. */
export function spokenLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.trim().split('-')[0]?.toLowerCase() ?? ''
  const language = NORWEGIAN.includes(code) ? 'no' : code
  return LANGUAGES.find((spoken) => spoken === language)
}

/** The first of the preferred languages that the portal speaks. */
export function bestLanguage(preferred: readonly (string | null | undefined)[]): Language {
  return preferred.map(spokenLanguage).find((language) => language !== undefined) ?? FALLBACK_LANGUAGE
}

/** How numbers and days are written in a language. British days for English readers outside America: 12 Dec 1991. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)
