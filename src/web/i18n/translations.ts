import i18next, { type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { LONGEST_WAIT_MS } from '../lost-answers.ts'
import { reportProblem } from '../report-problem.ts'
import { FetchedWords } from './fetched-words.ts'
import { languageDetection } from './language-detection.ts'
import { learnLanguage } from './learn-language.ts'

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
        supportedLngs: LANGUAGES,
        // The backend falls back on English.
        fallbackLng: false,
        load: 'languageOnly',
        ns: ['common', 'accessibility'],
        defaultNS: 'common',
        resources: words,
        partialBundledLanguages: true,
        interpolation: { escapeValue: false },
        // Nothing writes to `addPath`; specification, document 3, section 7, has it configured all the same.
        backend: {
          loadPath: '/locales/{{lng}}/{{ns}}.json',
          addPath: '/locales/add/{{lng}}/{{ns}}',
          requestOptions: () => ({ signal: AbortSignal.timeout(LONGEST_WAIT_MS) }),
        },
      })
    await learnLanguage(i18next.language as Language)
    document.documentElement.lang = i18next.language
  } catch (problem) {
    reportProblem('Failed to initialize i18n', problem)
  }
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
}
