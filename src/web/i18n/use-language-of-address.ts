import { useSearch } from '@tanstack/react-router'
import i18next from 'i18next'
import { useEffect } from 'react'
import { showLanguage } from './choose-language.ts'

/**
 * Shows the screen in the language that its address names, which changes with Back and Forward after another was chosen.
 * The reader's own choice stays stored.
 */
export function useLanguageOfAddress(): void {
  const named = useSearch({ from: '__root__', select: ({ lang }) => lang })
  useEffect(() => {
    if (named !== undefined && named !== i18next.language) showLanguage(named)
  }, [named])
}
