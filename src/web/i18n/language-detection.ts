import type { LanguageDetectorModule } from 'i18next'
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from './languages.ts'

/** The first of the wished languages that the screens speak; of 'da-DK' the 'da' counts. */
export function bestLanguage(wished: readonly (string | null | undefined)[]): string {
  const spoken = wished.map((tag) => tag?.split('-')[0]?.toLowerCase())
  return spoken.find((language) => language !== undefined && language in LANGUAGES) ?? FALLBACK_LANGUAGE
}

/** The saved choice first, then the browser's languages, then the language of the document. */
export const languageDetection: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    bestLanguage([localStorage.getItem(LANGUAGE_KEY), ...navigator.languages, document.documentElement.lang]),
  cacheUserLanguage: (language) => localStorage.setItem(LANGUAGE_KEY, language),
}
