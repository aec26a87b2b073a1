import type { Translation } from '#contract/translations-contract.ts'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { type LocalizedTerm, localizedTerms } from '#domain/glossary/localized-term.ts'
import type { Language } from '#domain/portal/languages.ts'
import { localizeIn } from '#domain/translations/localized-text.ts'

type Terms = readonly (GlossaryTerm & { id: string })[]
type Translations = readonly Translation[]

/** In English, and where translations cannot be had. */
export const NOT_TRANSLATED: Translations = []

/** Every word on a screen that explains itself asks, so one answer of the server is localized once. */
const localized = new WeakMap<Terms, { translations: Translations; terms: readonly LocalizedTerm[] }>()

/** The glossary in the reader's words. */
export function localizedGlossary(
  terms: Terms,
  translations: Translations,
  language: Language,
): readonly LocalizedTerm[] {
  const known = localized.get(terms)
  if (known?.translations === translations) return known.terms
  const now = { translations, terms: localizedTerms(terms, localizeIn(language, translations)) }
  localized.set(terms, now)
  return now.terms
}
