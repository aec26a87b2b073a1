import type { CuratedTable } from '../curation/curated-table.ts'
import { glossary_terms } from '../schema/index.ts'

/** Listed by category, then term. Source: specification, document 3, section 7, "glossary_terms". */
export const curatedGlossaryTerms: CuratedTable = {
  name: 'glossary_terms',
  table: glossary_terms,
  searched: [glossary_terms.term, glossary_terms.acronym, glossary_terms.definition],
  category: glossary_terms.category,
  order: [glossary_terms.category, glossary_terms.term],
  refusals: { glossary_terms_term_key: 'term_already_there' },
}
