import type { TaggedCategory } from '#domain/assessments/tagged-category.ts'
import { RedListBadge } from './red-list-badge.tsx'
import { useCategoryLabels } from './use-category-labels.ts'

export interface PublishedCategoryProps {
  status: TaggedCategory | null
  /** What was published where it is no category of today. */
  original_category: string | null
  /** The word goes where it is beside already; it stays as the accessible name. */
  codeOnly?: boolean
}

/** Longer ones are no codes but the sentences of the first lists. */
const LONGEST_CODE = 6

/** A Red List category as it was published: a badge for those of today, an open chip for earlier editions. */
export function PublishedCategory({ status, original_category, codeOnly = false }: PublishedCategoryProps) {
  const labels = useCategoryLabels()
  if (status !== null || original_category === null)
    return <RedListBadge status={status} codeOnly={codeOnly} />
  return (
    <span className="inline-flex items-baseline gap-2 text-sm font-medium text-ink">
      {original_category.length <= LONGEST_CODE && (
        <span
          aria-hidden="true"
          className="inline-flex h-5.25 min-w-7.25 shrink-0 items-center justify-center rounded-sm border border-dashed border-line-strong bg-surface px-1.25 text-2xs leading-none font-bold whitespace-nowrap"
        >
          {original_category}
        </span>
      )}
      <span
        lang={labels(original_category) === original_category ? 'en' : undefined}
        className={codeOnly ? 'sr-only' : undefined}
      >
        {labels(original_category)}
      </span>
    </span>
  )
}
