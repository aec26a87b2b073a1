import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type GlossaryTerm, isImportant } from '#domain/glossary/glossary-term.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CategoryBadge } from './category-badge.tsx'
import { TermDetail } from './term-detail.tsx'

interface TermCardProps {
  term: GlossaryTerm
  address: string
  addresses: ReadonlyMap<string, string>
  /** The terms that the filters leave. */
  shown: ReadonlySet<string>
  open: boolean
  onTurn: (open: boolean) => void
}

/** A term as a row that opens: closed, the beginning of its definition; open, all of it and what belongs to it. */
export function TermCard({ term, address, addresses, shown, open, onTurn }: TermCardProps) {
  const { t } = useTranslation('conservation')
  const bodyId = useId()
  const { acronym, definition, category, subcategory } = term

  return (
    <article
      id={address}
      className="relative grid scroll-mt-20 gap-x-9 gap-y-2.5 border-b border-line py-4.5 md:grid-cols-[15rem_minmax(0,1fr)] md:pr-14 lg:grid-cols-[19rem_minmax(0,1fr)]"
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
            <span lang="en">{term.term}</span>
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
          {subcategory && (
            <span lang="en" className="text-2xs text-ink-3">
              {subcategory}
            </span>
          )}
        </p>
      </div>
      <div id={bodyId} className="min-w-0">
        <p lang="en" className={`max-w-read ${open ? '' : 'line-clamp-2 text-ink-2'}`}>
          {definition}
        </p>
        {open && <TermDetail term={term} address={address} addresses={addresses} shown={shown} />}
      </div>
    </article>
  )
}
