import { useNavigate } from '@tanstack/react-router'
import i18next from 'i18next'
import type { Language } from '#domain/portal/languages.ts'
import { chooseLanguage } from './choose-language.ts'

/** Chooses a language, which the address names from then on. False when its translations cannot be fetched. */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const navigate = useNavigate()
  return async (language) => {
    const isChosen = await chooseLanguage(language)
    if (i18next.language === language) {
      navigate({
        to: '.',
        search: (before) => ({ ...before, lang: language }),
        hash: true,
        replace: true,
        resetScroll: false,
      })
    }
    return isChosen
  }
}
