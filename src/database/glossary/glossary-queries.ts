import { and, asc, desc, eq, getTableColumns, ilike, or } from 'drizzle-orm'
import type { GlossaryCategory } from '#domain/glossary/glossary-vocabulary.ts'
import { isSearchable, sanitizeSearch } from '#domain/names/search-text.ts'
import type { Reader } from '../access.ts'
import { glossary_terms } from '../schema/index.ts'

/**
 * The glossary's terms by category and alphabet. A search of two characters or more looks in term, acronym
 * and definition and puts the most important terms first; a shorter one does not narrow.
 */
export function listGlossaryTerms(
  db: Reader,
  { search, category }: { search: string; category?: GlossaryCategory | undefined },
) {
  const searched = isSearchable(search)
  const pattern = `%${sanitizeSearch(search)}%`
  const { source, checked, version, created_at, updated_at, ...term } = getTableColumns(glossary_terms)
  return db
    .select(term)
    .from(glossary_terms)
    .where(
      and(
        category === undefined ? undefined : eq(glossary_terms.category, category),
        searched
          ? or(
              ilike(glossary_terms.term, pattern),
              ilike(glossary_terms.acronym, pattern),
              ilike(glossary_terms.definition, pattern),
            )
          : undefined,
      ),
    )
    .orderBy(
      ...(searched ? [desc(glossary_terms.priority)] : [asc(glossary_terms.category)]),
      asc(glossary_terms.term),
    )
}
