import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { useHash } from '#web/components/use-hash.ts'
import { type GlossaryAddress, glossaryState } from './glossary-search.ts'

/** The glossary's state, which is its address, and the ways to change it. */
export function useGlossaryAddress() {
  const { i18n } = useTranslation()
  const { search, category, letter }: GlossaryAddress = useSearch({ from: '/glossary' })
  const hash = useHash()
  const navigate = useNavigate({ from: '/glossary' })
  const state = glossaryState({ search, category, letter }, i18n.language as Language)
  const go = (address: GlossaryAddress, replace = false) =>
    navigate({ search: address, hash: '', replace, resetScroll: false })

  return {
    ...state,
    /** The address of the term that was asked for. */
    asked: hash,
    /** Typing is one step of the history. */
    seek: (words: string) => go({ search: words || undefined, category: state.category }, true),
    narrow: (to: GlossaryAddress['category']) => go({ search: state.search || undefined, category: to }),
    jump: (to: string) => go({ search: state.search || undefined, category: state.category, letter: to }),
    clear: () => go({}),
  }
}
