import i18next, { type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { reportProblem } from '../report-problem.ts'
import { FetchedWords } from './fetched-words.ts'
import { languageDetection } from './language-detection.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from './languages.ts'

/**
 * Starts the translations with the words that came with the page; others are fetched when a screen
 * asks for them.
 */
export async function startTranslations(words: Resource): Promise<void> {
  try {
    await i18next
      .use(FetchedWords)
      .use(languageDetection)
      .use(initReactI18next)
      .init({
        supportedLngs: Object.keys(LANGUAGES),
        fallbackLng: FALLBACK_LANGUAGE,
        load: 'languageOnly',
        ns: ['common'],
        defaultNS: 'common',
        resources: words,
        partialBundledLanguages: true,
        interpolation: { escapeValue: false },
        // Nothing writes to `addPath`; specification, document 3, section 7, has it configured all the same.
        backend: { loadPath: '/locales/{{lng}}/{{ns}}.json', addPath: '/locales/add/{{lng}}/{{ns}}' },
      })
    document.documentElement.lang = i18next.language
  } catch (problem) {
    reportProblem('Failed to initialize i18n', problem)
  }
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
}
