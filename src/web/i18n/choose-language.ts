import i18next from 'i18next'
import { LANGUAGE_KEY, type Language } from '#domain/portal/languages.ts'
import { reportProblem } from '../report-problem.ts'
import { learnLanguage } from './learn-language.ts'

const A_YEAR_S = 31_536_000

let latest: Language | undefined

/**
 * Shows the current screen in another language and stores the choice: in local storage, and in a cookie so that the
 * server's next page is in it too. False when its translations cannot be fetched, as when offline; then nothing changes.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  const isShown = await showLanguage(language)
  if (isShown && latest === language) store(language)
  return isShown
}

/** Shows the current screen in another language, this once. */
export async function showLanguage(language: Language): Promise<boolean> {
  latest = language
  try {
    await Promise.all([learnLanguage(language), fetchTranslations(language)])
  } catch (problem) {
    reportProblem('The translations of a language could not be fetched', problem)
    return false
  }
  // The keyboard passes other languages in the list, whose translations may arrive last.
  if (latest === language) await i18next.changeLanguage(language)
  return true
}

function store(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist everywhere yet
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`
}

/** All namespaces of the page: fetched later, its parts would show skeletons and the reader would lose the place. */
async function fetchTranslations(language: Language): Promise<void> {
  const loaded = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {})
  const missing = () => loaded.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0)
    throw new Error(`There are no translations in '${language}' for ${missing().join(', ')}`)
}
