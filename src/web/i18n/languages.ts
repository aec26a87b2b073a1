/** The languages of the screens, each by its own name. English is what the others fall back on. */
export const LANGUAGES = { en: 'English' } as const
export type Language = keyof typeof LANGUAGES

export const FALLBACK_LANGUAGE: Language = 'en'
export const LANGUAGE_KEY = 'arctic-tracker-language'
