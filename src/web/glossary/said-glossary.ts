import type { Translation } from '#contract/translations-contract.ts'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { type SaidTerm, saidTerms } from '#domain/glossary/said-term.ts'
import type { Language } from '#domain/portal/languages.ts'
import { sayIn } from '#domain/translations/said-text.ts'

type KeptTerms = readonly (GlossaryTerm & { id: string })[]
type Translations = readonly Translation[]

/** In English, and where translations cannot be had. */
export const NOT_TRANSLATED: Translations = []

/** Every word on a screen that explains itself asks, so one answer of the server is put into words once. */
const kept = new WeakMap<KeptTerms, { translations: Translations; terms: readonly SaidTerm[] }>()

/** The glossary in the reader's words. */
export function saidGlossary(
  terms: KeptTerms,
  translations: Translations,
  language: Language,
): readonly SaidTerm[] {
  const known = kept.get(terms)
  if (known?.translations === translations) return known.terms
  const inWords = { translations, terms: saidTerms(terms, sayIn(language, translations)) }
  kept.set(terms, inWords)
  return inWords.terms
}
