import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isImportant } from '#domain/glossary/glossary-term.ts'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { InEnglish, LocalizedSpan, Translated } from '#web/translations/translated-text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type conservation from '../../../../public/locales/en/conservation.json'
import { CategoryBadge } from './category-badge.tsx'
import { TermDetail } from './term-detail.tsx'
import type { TermPlaces } from './term-places.ts'

interface TermCardProps {
  term: LocalizedTerm
  address: string
  places: TermPlaces
  open: boolean
  onTurn: (open: boolean) => void
}

/** A term as a row that opens: closed, it shows the beginning of its definition. */
export function TermCard({ term, address, places, open, onTurn }: TermCardProps) {
  const { t } = useTranslation('conservation')
  const bodyId = useId()
  const { acronym, category, subcategory, localized } = term

  return (
    <article
      id={address}
      className="relative grid scroll-mt-20 **:scroll-mt-20 gap-x-9 gap-y-2.5 border-b border-line py-4.5 md:grid-cols-[15rem_minmax(0,1fr)] md:pr-14 lg:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <div className="max-md:pr-12">
        <h3 className="font-serif text-xl font-[450]">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => onTurn(!open)}
            // Closed, the whole row opens; open, its texts can be selected.
            className={`text-left ${open ? '' : 'after:absolute after:inset-0'}`}
          >
            <Translated localized={localized.term} />
            <span className="absolute top-2 right-0 inline-flex size-11 items-center justify-center">
              <ChevronDown
                className={`size-5 text-ink-2 transition-transform duration-calm ${open ? 'rotate-180' : ''}`}
              />
            </span>
          </button>
        </h3>
        {acronym && acronym !== term.term && <p className="mt-1 text-sm text-ink-3">{acronym}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          <CategoryBadge category={category} />
          {isImportant(term) && <Badge tone="accent">{t('glossary.important')}</Badge>}
          {subcategory && <Subcategory subcategory={subcategory} />}
        </p>
      </div>
      <div id={bodyId} className="min-w-0">
        <p className={`max-w-read ${open ? '' : 'line-clamp-2 text-ink-2'}`}>
          <LocalizedSpan localized={localized.definition} />
        </p>
        <InEnglish localized={localized.definition} />
        {open && <TermDetail term={term} address={address} places={places} />}
      </div>
    </article>
  )
}

type KnownSubcategory = keyof (typeof conservation)['glossary']['subcategories']

/** The subcategory of a term, translated where it is a known one. */
function Subcategory({ subcategory }: { subcategory: string }) {
  const { t } = useTranslation('conservation')
  const label = t(`glossary.subcategories.${subcategory as KnownSubcategory}`, { defaultValue: '' })
  return (
    <span lang={label ? undefined : 'en'} className="text-2xs text-ink-3">
      {label || subcategory}
    </span>
  )
}
