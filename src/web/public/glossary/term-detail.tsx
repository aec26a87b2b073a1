import { Link } from '@tanstack/react-router'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { inEnglish, type LocalizedText } from '#domain/translations/localized-text.ts'
import { Translated } from '#web/translations/translated-text.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import type { TermPlaces } from './term-places.ts'

interface TermDetailProps {
  term: LocalizedTerm
  address: string
  places: TermPlaces
}

/** An open term's example, related terms and address. */
export function TermDetail({ term, address, places }: TermDetailProps) {
  const { t } = useTranslation('conservation')
  const { related_terms, localized } = term
  return (
    <>
      <UncheckedTranslation localized={localized.definition} />
      <div className="mt-4 grid max-w-read gap-x-9 gap-y-4 border-t border-line pt-3.5 text-sm">
        {localized.examples && (
          <Part name={t('glossary.examples')}>
            <p>
              <Translated localized={localized.examples} />
            </p>
          </Part>
        )}
        {related_terms && related_terms.length > 0 && (
          <Part name={t('glossary.related')}>
            <ul className="mt-0.5 flex flex-wrap gap-2">
              {related_terms.map((related) => (
                <li key={related}>
                  <RelatedTerm
                    localized={places.byName.get(related)?.localized.term ?? inEnglish(related)}
                    address={places.addresses.get(related)}
                    isShown={places.shown.has(related)}
                  />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Link
          to="/glossary"
          search={(search) => search}
          hash={address}
          resetScroll={false}
          className="-my-1.5 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-xs text-accent"
        >
          <Link2 className="size-4" />
          {t('glossary.address')}
          <span lang={localized.term.language} className="sr-only">
            {term.term}
          </span>
        </Link>
      </div>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-1 text-xs font-semibold text-ink-2">{name}</h4>
      {children}
    </div>
  )
}

interface RelatedTermProps {
  localized: LocalizedText
  /** Undefined where the glossary does not have it. */
  address: string | undefined
  /** Whether it matches the filters; where not, its link removes them. */
  isShown: boolean
}

function RelatedTerm({ localized, address, isShown }: RelatedTermProps) {
  if (address === undefined)
    return (
      <span className="inline-flex min-h-9 items-center gap-1 px-1">
        <Translated localized={localized} />
      </span>
    )
  return (
    <Link
      to="/glossary"
      search={isShown ? (search) => search : {}}
      hash={address}
      resetScroll={false}
      className="relative inline-flex min-h-9 items-center gap-1 rounded-sm border border-line-strong bg-surface px-2.75 text-xs font-semibold text-ink no-underline transition-colors duration-quick after:absolute after:-inset-1 hover:bg-tint"
    >
      <Translated localized={localized} />
    </Link>
  )
}
