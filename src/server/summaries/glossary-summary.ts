import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import type { Words } from '../pages/words.ts'
import { facts, paragraph, words } from './markup.ts'

/** Every term with its definition. */
export function glossarySummary(terms: readonly GlossaryTerm[], t: Words): string {
  if (terms.length === 0) return paragraph(words(t('common:missing.data')))
  return facts(
    terms.map(({ term, acronym, definition }) => [
      words(acronym && acronym !== term ? `${term} (${acronym})` : term),
      words(definition),
    ]),
  )
}
