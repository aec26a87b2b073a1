import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesCard as Species } from '#contract/species-card-contract.ts'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import type { GalleryOrder } from '#domain/species/gallery-orders.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { PictureCredit } from '#web/components/picture-credit.tsx'
import { SpeciesMark } from '#web/components/species-mark.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { SpeciesPicture } from '#web/components/species-picture.tsx'
import { useLocalNames } from '#web/components/use-local-names.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { CitesBadge } from '#web/ui/appendix-badge.tsx'
import { SpeciesStatus } from '#web/ui/species-status.tsx'

/** The cards that are in view at first on a wide screen. */
const FIRST_ROW = 4

interface SpeciesCardsProps {
  species: readonly Species[]
  /** Says of each how many trade records it has, where the list is ordered by them. */
  withRecords: boolean
}

/** Species as cards, or as lines where the place around them says `data-view="list"`. */
export function SpeciesCards({ species, withRecords }: SpeciesCardsProps) {
  return (
    <CardGrid>
      {species.map((one, index) => (
        <SpeciesCard key={one.id} species={one} lazy={index >= FIRST_ROW} withRecords={withRecords} />
      ))}
    </CardGrid>
  )
}

/**
 * One, two, three or four cards beside each other; or lines below each other. The browser does not follow a card to its new
 * place when the order changes: the reader stays where they are.
 */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid gap-5 [overflow-anchor:none] sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 listed:grid-cols-1 listed:gap-0 listed:border-t listed:border-line">
      {children}
    </ul>
  )
}

/** A card is laid out and painted when it comes into view; until then it has the height of most. */
const ONCE_IN_SIGHT =
  '[content-visibility:auto] [contain-intrinsic-block-size:auto_24rem] listed:[contain-intrinsic-block-size:auto_3.75rem] print:[content-visibility:visible]'

const CARD =
  'relative flex flex-col overflow-hidden rounded-md border border-line bg-surface has-hover:border-line-strong'
/** Two lines of names beside two badges, or all in one line where there is room. */
const LINE =
  'listed:grid listed:min-h-14.5 listed:grid-cols-[1.5rem_minmax(0,1fr)_auto] listed:items-center listed:gap-x-3 listed:rounded-none listed:border-x-0 listed:border-t-0 listed:bg-transparent listed:py-1 listed:has-hover:bg-tint listed:lg:min-h-11 listed:lg:gap-x-4 listed:lg:px-2'
const NAMES =
  'border-t border-line px-3.5 pt-3 listed:flex listed:min-w-0 listed:flex-col-reverse listed:border-0 listed:p-0 listed:lg:grid listed:lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem] listed:lg:items-baseline listed:lg:gap-x-4'
const BADGES =
  'mt-auto flex flex-wrap items-center justify-between gap-x-1.5 gap-y-2 px-3.5 pt-3 pb-3.5 listed:mt-0 listed:flex-nowrap listed:gap-x-4 listed:p-0 listed:max-lg:flex-col listed:max-lg:items-end listed:max-lg:gap-1'

interface SpeciesCardProps {
  species: Species
  lazy: boolean
  withRecords: boolean
}

function SpeciesCard({ species, lazy, withRecords }: SpeciesCardProps) {
  const { t } = useTranslation('species')
  const format = useFormat()
  const { id, scientific_name, common_name, family, current_cites_appendix, total_trade_records } = species
  const status = statusOfCard(species)
  return (
    <li className={`${CARD} ${LINE} ${ONCE_IN_SIGHT}`}>
      <div className="listed:hidden">
        <SpeciesPicture species={species} lazy={lazy} />
      </div>
      <span className="hidden size-6 listed:block">
        <SpeciesMark scientific_name={scientific_name} className="size-6" />
      </span>
      <div className={NAMES}>
        <div className="listed:hidden">
          <PictureCredit credit={species.image_credit} />
        </div>
        <h2 className="text-lg leading-[1.3] listed:truncate listed:text-[1.0625rem] listed:leading-[1.25]">
          <Link
            to="/species/$id"
            params={{ id }}
            className="text-ink no-underline after:absolute after:inset-0"
          >
            <SpeciesName name={scientific_name} className="" />
          </Link>
        </h2>
        <p className="text-ui font-semibold first-letter:uppercase listed:truncate listed:leading-[1.3] listed:lg:-order-1">
          <CommonName species_id={id} name={common_name} />
        </p>
        <p className={`text-xs text-ink-3 ${withRecords ? 'listed:hidden' : 'listed:max-lg:hidden'}`}>
          {family}
        </p>
        {withRecords && (
          <p className="text-xs text-ink-2 listed:max-lg:-order-1">
            {t('gallery.records', {
              count: total_trade_records,
              records: format.number(total_trade_records),
            })}
          </p>
        )}
      </div>
      <div className={BADGES}>
        <span className="listed:max-lg:hidden listed:lg:w-44">
          <SpeciesStatus status={status} />
        </span>
        <span className="hidden listed:max-lg:flex">
          <SpeciesStatus status={status} codeOnly />
        </span>
        <span className="flex listed:lg:w-20">
          <CitesBadge appendix={current_cites_appendix} />
        </span>
      </div>
    </li>
  )
}

interface NamedSpeciesProps {
  species: readonly Species[]
  order: GalleryOrder
}

/** The species of a page. By name, those that have none in the reader's language come last, under a line that says so. */
export function NamedSpecies({ species, order }: NamedSpeciesProps) {
  const { t, i18n } = useTranslation('species')
  const localName = useLocalNames()
  const isByLocalName = order === 'name' && i18n.language !== FALLBACK_LANGUAGE
  const named = isByLocalName ? species.filter(({ id }) => localName(id) !== undefined) : species
  const unnamed = species.filter((one) => !named.includes(one))
  const withRecords = order === 'trade'
  return (
    <>
      {named.length > 0 && <SpeciesCards species={named} withRecords={withRecords} />}
      {unnamed.length > 0 && (
        <section className="not-first:mt-8">
          <p className="mb-3 border-b border-line pb-1.5 text-sm text-ink-2 listed:border-0">
            {t('gallery.unnamed')}
          </p>
          <SpeciesCards species={unnamed} withRecords={withRecords} />
        </section>
      )}
    </>
  )
}
