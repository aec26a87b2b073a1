import type { LanguageDetectorModule } from 'i18next'
import { bestLanguage, LANGUAGE_KEY } from '#domain/portal/languages.ts'

/** The saved choice first, then the browser's languages, then the language of the document. */
export const languageDetection: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => bestLanguage([savedLanguage(), ...navigator.languages, document.documentElement.lang]),
}

/** A browser that keeps nothing is asked anew each time. */
function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}
