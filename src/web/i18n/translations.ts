import i18next, { type Resource } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { reportProblem } from '../report-problem.ts'
import { FALLBACK_LANGUAGE, LANGUAGE_KEY, LANGUAGES } from './languages.ts'

/**
 * Starts the translations with the words that came with the page; others are fetched when a screen
 * asks for them. The backend tries again after an answer of 500 to 599 and gives up after 400 to 499.
 */
export async function startTranslations(words: Resource): Promise<void> {
  try {
    await i18next
      .use(HttpBackend)
      .use(LanguageDetector)
      .use(initReactI18next)
      .init({
        supportedLngs: Object.keys(LANGUAGES),
        fallbackLng: FALLBACK_LANGUAGE,
        load: 'languageOnly',
        ns: ['common', 'accessibility'],
        defaultNS: 'common',
        resources: words,
        partialBundledLanguages: true,
        interpolation: { escapeValue: false },
        backend: { loadPath: '/locales/{{lng}}/{{ns}}.json', addPath: '/locales/add/{{lng}}/{{ns}}' },
        detection: {
          order: ['localStorage', 'navigator', 'htmlTag'],
          lookupLocalStorage: LANGUAGE_KEY,
          caches: ['localStorage'],
        },
      })
    document.documentElement.lang = i18next.language
  } catch (problem) {
    reportProblem('Failed to initialize i18n', problem)
  }
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
}
