import { scopeName } from '../assessments/assessment-scopes.ts'
import { type CategoryFacts, taggedCategory } from '../assessments/tagged-category.ts'
import { yearOf } from '../calendar.ts'
import type { CmsAppendix } from '../listings/appendix.ts'
import type { CitesListingFacts } from '../listings/current-appendix.ts'
import { withoutAmendments } from '../listings/listing-periods.ts'
import type { DerivedEventType } from './event-types.ts'

/** Something that happened to a species' status, from the records or added by a curator. */
export interface TimelineEvent {
  id: string
  event_type: string
  /** Null where the source names no day. */
  event_date: string | null
  year: number | null
  title: string
  description: string | null
  /** The scope of an assessment, e.g. Global or Europe; null for other events. */
  scope: string | null
  source: string | null
  checked: boolean
}

interface Sourced {
  id: string
  source: string | null
  checked: boolean
}

interface SpeciesHistory {
  species: Sourced & { authority: string | null }
  assessments: readonly (Sourced &
    CategoryFacts & {
      year_published: number
      original_category: string | null
      scope_code: string
      scope_description: string
      criteria: string | null
    })[]
  cites_listings: readonly (Sourced & CitesListingFacts & { notes: string | null })[]
  cms_listings: readonly (Sourced & {
    appendix: CmsAppendix
    listing_date: string | null
    notes: string | null
  })[]
}

/**
 * The events that follow from a species' records. A listing without a date stays without one: a made-up
 * first of January would be an event that never happened. Amendments of a listing are left out.
 * Source: specification, document 2, section 4; supplement, sections 2 and 4.
 */
export function derivedEvents(history: SpeciesHistory): TimelineEvent[] {
  return [
    ...history.assessments.map((assessment) => ({
      ...recordOf(assessment, 'iucn_assessment', null),
      year: assessment.year_published,
      title: taggedCategory(assessment) ?? assessment.original_category ?? '',
      scope: scopeName(assessment),
      description: assessment.criteria,
    })),
    ...withoutAmendments(history.cites_listings).map((listing) => ({
      ...recordOf(listing, 'cites_listing', listing.listing_date),
      title: listing.appendix,
      description: joined(listing.population_identifier, listing.notes),
    })),
    ...history.cms_listings.map((listing) => ({
      ...recordOf(listing, 'cms_listing', listing.listing_date),
      title: listing.appendix,
      description: listing.notes,
    })),
    ...descriptionEvent(history.species),
  ]
}

function descriptionEvent(species: SpeciesHistory['species']): TimelineEvent[] {
  const year = authorityYear(species.authority)
  if (year === undefined) return []
  const title = 'Scientific Description'
  return [{ ...recordOf(species, 'description', null), year, title, description: species.authority }]
}

function recordOf({ id, source, checked }: Sourced, event_type: DerivedEventType, event_date: string | null) {
  return {
    id,
    event_type,
    event_date,
    year: event_date === null ? null : yearOf(event_date),
    scope: null as string | null,
    source,
    checked,
  }
}

/** Newest first; within a year what carries a day before what does not; what carries no year at the end. */
export function newestFirst(events: readonly TimelineEvent[]): TimelineEvent[] {
  return events.toSorted(
    (a, b) =>
      (b.year ?? Number.NEGATIVE_INFINITY) - (a.year ?? Number.NEGATIVE_INFINITY) ||
      (b.event_date ?? '').localeCompare(a.event_date ?? ''),
  )
}

/** The year in an authority such as "(Linnaeus, 1758)"; the first that a description can carry, 1700 to 2099. */
export function authorityYear(authority: string | null): number | undefined {
  const year = authority?.match(/\b(?:1[789]|20)\d\d\b/)?.[0]
  return year === undefined ? undefined : Number(year)
}

function joined(...texts: (string | null)[]): string | null {
  return texts.filter((text) => text !== null && text !== '').join('; ') || null
}
