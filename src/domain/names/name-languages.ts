/** The languages a common name may be filed under. Source: specification, document 3, section 9. */
export const NAME_LANGUAGES = [
  'en',
  'fr',
  'es',
  'ru',
  'de',
  'zh',
  'ja',
  'inuktitut',
  'greenlandic',
  'norwegian',
  'swedish',
  'finnish',
  'danish',
  'icelandic',
  'faroese',
  'sami',
  'other',
] as const
export type NameLanguage = (typeof NAME_LANGUAGES)[number]

/** Words that stand for several languages, of which a name may say which one it is. */
const GROUPS: readonly NameLanguage[] = ['inuktitut', 'sami', 'other']

/** Those that are one language. */
export const ONE_LANGUAGE = NAME_LANGUAGES.filter((language) => !GROUPS.includes(language))
