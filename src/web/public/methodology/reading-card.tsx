import type { ComponentProps } from 'react'
import { LinkCard } from '#web/public/written/link-cards.tsx'
import { ReadingTime } from '#web/public/written/written-page.tsx'
import { READING_MINUTES } from './reading-minutes.ts'

interface ReadingCardProps extends ComponentProps<typeof LinkCard> {
  page: keyof typeof READING_MINUTES
}

/** A card that leads to a page of the methodology and says how long it takes to read. */
export function ReadingCard({ page, ...card }: ReadingCardProps) {
  return <LinkCard {...card} below={<ReadingTime minutes={READING_MINUTES[page]} />} />
}
