import { LANGUAGES, type Language, localeOf } from '#domain/portal/languages.ts'

/** What each language calls countries, by their codes; undefined for codes that it does not know. */
export const REGION_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' }),
  ]),
) as Readonly<Record<Language, Intl.DisplayNames>>
