import { Popover } from '@base-ui/react/popover'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { termAddresses } from '#domain/glossary/term-addresses.ts'
import { Translated } from '#web/translations/translated-text.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import { useGlossary } from './use-glossary.ts'

/** The content of the popup: the term, its acronym, its definition, and where more is. */
export function TermDefinition({ term: { term, acronym, english, localized } }: { term: LocalizedTerm }) {
  const { t } = useTranslation()
  const address = termAddresses(useGlossary().map((one) => one.english)).get(english.term)
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <Popover.Title
          render={<p />}
          lang={localized.term.language}
          className="font-serif text-lg leading-[1.3] font-[450]"
        >
          {term}
        </Popover.Title>
        {acronym && acronym !== term && <span className="text-xs font-semibold text-ink-3">{acronym}</span>}
      </div>
      <Popover.Description render={<div />} className="mt-1 text-ink-2">
        <p>
          <Translated localized={localized.definition} />
        </p>
        <UncheckedTranslation localized={localized.definition} plain />
      </Popover.Description>
      <Link
        to="/glossary"
        hash={address}
        className="inline-flex min-h-11 items-center gap-1.5 text-xs text-accent underline"
      >
        {t('glossary.open')}
        <ArrowRight className="size-3.5" />
      </Link>
    </>
  )
}
