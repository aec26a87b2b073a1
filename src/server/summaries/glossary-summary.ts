import type { SaidTerm } from '#domain/glossary/said-term.ts'
import type { Words } from '../pages/words.ts'
import { facts, paragraph, words } from './markup.ts'
import { saidWords } from './said-data.ts'

/** Every term with its definition. */
export function glossarySummary(terms: readonly SaidTerm[], t: Words): string {
  if (terms.length === 0) return paragraph(words(t('common:missing.data')))
  return facts(
    terms.map(({ term, acronym, said }) => [
      saidWords(said.term, t.language) + (acronym && acronym !== term ? words(` (${acronym})`) : ''),
      saidWords(said.definition, t.language),
    ]),
  )
}
