import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { findTaggedCategory, plainCategory } from '#domain/assessments/tagged-category.ts'
import { conventionOf } from '#domain/timeline/events-of.ts'

const SHAPES = {
  iucn: <circle cx={9} cy={9} r={7} />,
  cites: <rect x={2.5} y={2.5} width={13} height={13} />,
  cms: <path d="M9 1l8 8l-8 8l-8-8z" />,
} as const

/** The mark on the line: a circle for the Red List, a square for CITES, a diamond for CMS, else a small ring. */
export function EventMarker({ event: { event_type, title } }: { event: TimelineEvent }) {
  const convention = conventionOf(event_type)
  // A category of an earlier edition has no colour of today's; its circle stays open.
  const told = findTaggedCategory(title)
  const category = told && plainCategory(told)
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 18 18"
      aria-hidden="true"
      className="relative mt-1 mb-3 block overflow-visible"
      data-red-list={convention === 'iucn' ? category : undefined}
      data-cites={convention === 'cites' ? title : undefined}
      data-cms={convention === 'cms' ? title : undefined}
      fill="var(--fill, var(--surface))"
      stroke={`var(--edge, ${convention ? 'var(--ink-3)' : 'var(--ink)'})`}
      strokeWidth={1.5}
    >
      {convention ? SHAPES[convention] : <circle cx={9} cy={9} r={4.5} />}
    </svg>
  )
}
