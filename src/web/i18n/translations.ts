import i18next, {
  type BackendModule,
  type LanguageDetectorModule,
  type Resource,
  type Services,
} from 'i18next'
import type { HttpBackendOptions } from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import { bestLanguage, LANGUAGE_KEY, LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { LONGEST_WAIT_MS } from '../lost-answers.ts'
import { reportProblem } from '../report-problem.ts'
import { learnLanguage } from './learn-language.ts'
import { missingWords } from './missing-words.ts'
import type { WordFiles } from './word-files.ts'

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
        appendNamespaceToMissingKey: true,
        parseMissingKeyHandler: missingWords.inPlaceOf,
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

/**
 * Where the address names a language, the one that the page came in; else the saved choice, then the browser's languages, then
 * the language of the document.
 */
const languageDetection: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    bestLanguage([
      location.search.includes('lang=') ? document.documentElement.lang : null,
      savedLanguage(),
      ...navigator.languages,
      document.documentElement.lang,
    ]),
}

/** A browser without storage is asked again each time. */
function savedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}

/** Where words come from that did not come with the page; loaded when the first of them are missing. */
class FetchedWords implements BackendModule<HttpBackendOptions> {
  static type = 'backend' as const
  type = 'backend' as const
  files: Promise<WordFiles> | undefined
  begin: (() => Promise<WordFiles>) | undefined

  init(services: Services, options: HttpBackendOptions): void {
    this.begin = () => import('./word-files.ts').then(({ WordFiles }) => new WordFiles(services, options))
  }

  read: BackendModule['read'] = (language, namespace, callback) => {
    this.files ??= this.begin?.()
    this.files?.then(
      (files) => files.read(language, namespace, callback),
      // The chunk itself could not be fetched: worth another try.
      (problem) => {
        this.files = undefined
        callback(problem, true)
      },
    )
  }
}
