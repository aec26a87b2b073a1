import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'

const FILES = import.meta.glob<Resource[string][string]>('../../public/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** The words of every language, by namespace; for the server, since a page brings along those that it uses. */
export const WORDS: Resource = wordsByLanguage()

function wordsByLanguage(): Resource {
  const words: Resource = {}
  for (const [path, file] of Object.entries(FILES)) {
    const [language = '', namespace = ''] = path
      .replace(/\.json$/, '')
      .split('/')
      .slice(-2)
    words[language] = { ...words[language], [namespace]: file }
  }
  return words
}

/** Translations into a language, with all its words at hand. */
export function translationsIn(language: string): i18n {
  const translations = createInstance()
  translations.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common', 'accessibility'],
    defaultNS: 'common',
    resources: WORDS,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return translations
}
