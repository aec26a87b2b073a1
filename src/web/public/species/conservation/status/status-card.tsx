import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { parseListingDate, yearsListed } from '#domain/listings/listing-date.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { InEnglish, LocalizedSpan, TranslationSign } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { OutboundLink } from '#web/ui/outbound-link.tsx'

interface StatusCardProps {
  title: string
  /** The data attribute that colours the card's edge. */
  shows: { 'data-red-list'?: string; 'data-cites'?: string; 'data-cms'?: string }
  /** Pages of the publisher. */
  links: readonly { name: string; address: string }[]
  children: ReactNode
}

export function StatusCard({ title, shows, links, children }: StatusCardProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      {...shows}
      className="flex min-w-0 flex-col rounded-md border border-t-3 border-line border-t-(color:--edge,var(--line-strong)) bg-surface px-5 py-4.5"
    >
      <h3 id={headingId} className="text-h3 font-[650]">
        {title}
      </h3>
      <div className="flex-1">{children}</div>
      <ul className="mt-3.5 flex flex-wrap gap-x-5 border-t border-line pt-2">
        {links.map(({ name, address }) => (
          <li key={address}>
            <OutboundLink href={address}>{name}</OutboundLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function StatusLine({ children }: { children: ReactNode }) {
  return <div className="mt-3.5 mb-3 flex min-h-6 flex-wrap items-center gap-2">{children}</div>
}

export function NoStatus({ children }: { children: string }) {
  return <p className="mt-3.5 text-sm text-ink-2">{children}</p>
}

export function StatusFacts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-1.25 text-sm">{children}</dl>
}

export function StatusFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-3">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  )
}

interface StatusNoteProps {
  name: string
  children: ReactNode
  /** Below the text, which is cut where it is long. */
  below?: ReactNode
}

/** A fact in sentences, as wide as the card; the history shows it in full. */
export function StatusNote({ name, children, below }: StatusNoteProps) {
  return (
    <div className="mt-1 border-t border-line pt-1.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-xs text-ink-2">
        <span className="line-clamp-4">{children}</span>
        {below}
      </dd>
    </div>
  )
}

interface ListedSinceProps {
  listing_date: string | null
  currentYear: number
  /** Show only the year, because the source may have made up the day. */
  yearAlone?: boolean
}

/** '1 Jul 1975 (51 years)', or the year alone, or that there is no date. */
export function ListedSince({ listing_date, currentYear, yearAlone = false }: ListedSinceProps) {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  const date = parseListingDate(listing_date)
  const years = yearsListed(listing_date, currentYear)
  if (date === undefined || years === undefined)
    return <span className="text-ink-3">{t('dateNotSpecified')}</span>
  return (
    <>
      {date.day === null || yearAlone ? date.year : format.date(date.day)}{' '}
      <span className="whitespace-nowrap text-ink-3">({t('status.years', { count: years })})</span>
    </>
  )
}

interface AnnotationProps {
  species: SpeciesDetail
  listing: { id: string; notes: string | null }
}

export function Annotation({ species, listing: { id, notes } }: AnnotationProps) {
  const { t } = useTranslation('conservation')
  const localize = useSpeciesTexts(species.id)
  if (!notes) return null
  const localized = localize({ record_id: id, field: 'notes' }, notes)
  return (
    <StatusNote
      name={t('status.facts.annotation')}
      below={
        <>
          <InEnglish localized={localized} />
          <TranslationSign localized={localized} />
        </>
      }
    >
      <LocalizedSpan localized={localized} />
    </StatusNote>
  )
}
