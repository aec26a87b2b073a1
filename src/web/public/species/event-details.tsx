import type { ReactNode } from 'react'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { DERIVED_EVENT_TYPES } from '#domain/timeline/event-types.ts'
import { inEnglish, type LocalizedText } from '#domain/translations/localized-text.ts'
import { LocalizedSpan } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { ListedPartName } from './listed-part-name.tsx'

interface EventProps {
  species: SpeciesDetail
  event: TimelineEvent
}

/** The note of an event's listing, or a curator's text; null where there is none. */
export function useEventNote({ species, event }: EventProps): LocalizedText | null {
  const localize = useSpeciesTexts(species.id)
  const listing = [...species.cites_listings, ...species.cms_listings].find(({ id }) => id === event.id)
  if (listing)
    return listing.notes ? localize({ record_id: listing.id, field: 'notes' }, listing.notes) : null
  return isOfRecords(event) || event.description === null ? null : inEnglish(event.description)
}

/** An event's criteria, part of the species, author and note. */
export function EventDetails({ species, event }: EventProps) {
  const note = useEventNote({ species, event })
  const details = [
    ...detailsOf(species, event),
    ...(note ? [<LocalizedSpan key="note" localized={note} />] : []),
  ]
  return details.map((detail, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the details of one event never change places
    <span key={index}>
      {index > 0 && '; '}
      {detail}
    </span>
  ))
}

function detailsOf(species: SpeciesDetail, event: TimelineEvent): ReactNode[] {
  const assessment = species.iucn_assessments.find(({ id }) => id === event.id)
  const listing = species.cites_listings.find(({ id }) => id === event.id)
  if (assessment) return [assessment.criteria].filter(Boolean)
  if (listing?.population_identifier) return [<ListedPartName key="part" listing={listing} />]
  return event.event_type === 'description' ? [event.description] : []
}

const isOfRecords = ({ event_type }: TimelineEvent) => DERIVED_EVENT_TYPES.some((type) => type === event_type)
