import { redListTerms } from '#domain/glossary/term-names.ts'
import { GlossaryTerms } from '#web/glossary/glossary-terms.tsx'
import { PublishedCategory, type PublishedCategoryProps } from '#web/ui/published-category.tsx'

/** A Red List category as published; a category in use is explained. */
export function ExplainedCategory({
  repeated,
  ...category
}: PublishedCategoryProps & { repeated?: boolean }) {
  const { status } = category
  return (
    <GlossaryTerms look="badge" repeated={repeated} words={status === null ? [] : redListTerms(status)}>
      <PublishedCategory {...category} />
    </GlossaryTerms>
  )
}
