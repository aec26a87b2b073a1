import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Language } from '#domain/portal/languages.ts'
import { useHash } from '#web/components/use-hash.ts'
import { type GlossaryAddress, type GlossaryState, glossaryState } from './glossary-search.ts'

/** The glossary's search and the ways to change it. */
export function useGlossaryAddress() {
  const { i18n } = useTranslation()
  const address: GlossaryAddress = useSearch({ from: '/glossary' })
  const hash = useHash()
  const navigate = useNavigate({ from: '/glossary' })
  const read = ({ search, category, letter }: GlossaryAddress) =>
    glossaryState({ search, category, letter }, i18n.language as Language)
  /** Changes the newest address, so that two changes at once both apply. */
  const go = (next: (now: GlossaryState) => GlossaryAddress, replace = false) =>
    navigate({ search: (before) => next(read(before)), hash: '', replace, resetScroll: false })

  return {
    ...read(address),
    /** The hash of a term. */
    asked: hash,
    /** Typing replaces the history entry. */
    seek: (words: string) => go(({ category }) => ({ search: words || undefined, category }), true),
    narrow: (to: GlossaryAddress['category']) =>
      go(({ search }) => ({ search: search || undefined, category: to })),
    jump: (to: string) =>
      go(({ search, category }) => ({ search: search || undefined, category, letter: to })),
    clear: () => go(() => ({})),
  }
}
