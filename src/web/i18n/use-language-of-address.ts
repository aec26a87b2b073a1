import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { reportProblem } from '../report-problem.ts'

/**
 * Shows the screen in the language that its address names, which changes with Back and Forward after another was chosen.
 * The reader's own choice stays stored.
 */
export function useLanguageOfAddress(named: Language | undefined): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    if (named === undefined || named === i18n.language) return
    import('./choose-language.ts')
      .then(({ showLanguage }) => showLanguage(named))
      .catch((problem) => reportProblem('A language could not be shown', problem))
  }, [named, i18n])
}
