import i18next from 'i18next'
import { LANGUAGE_KEY, type Language } from '#domain/portal/languages.ts'
import { reportProblem } from '../report-problem.ts'
import { learnLanguage } from './learn-language.ts'

const A_YEAR_S = 31_536_000

let latest: Language | undefined

/**
 * Shows the screens in another language, where the reader is, and keeps the choice: in local storage, and in a
 * cookie so that the server's next page comes in it too. False where its words cannot be had, as when offline:
 * then all stays as it is.
 */
export async function chooseLanguage(language: Language): Promise<boolean> {
  latest = language
  try {
    await Promise.all([learnLanguage(language), fetchWords(language)])
  } catch (problem) {
    reportProblem('The words of a language could not be fetched', problem)
    return false
  }
  // Who goes through the list by keys passes languages that are not wanted; theirs may come last.
  if (latest !== language) return true
  keep(language)
  await i18next.changeLanguage(language)
  return true
}

function keep(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Who lets nothing be kept has the choice until the page is left.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist everywhere yet
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax${secure}`
}

/** Whatever the page says now; fetched later, its parts would give way to their skeletons and the reader lose the place. */
async function fetchWords(language: Language): Promise<void> {
  const loaded = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {})
  const missing = () => loaded.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (missing().length > 0) throw new Error(`There are no words in '${language}' for ${missing().join(', ')}`)
}
