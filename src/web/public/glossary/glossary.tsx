import { useTranslation } from 'react-i18next'
import { groupByLetter } from '#domain/glossary/glossary-letters.ts'
import { chosenTerms } from '#domain/glossary/glossary-search.ts'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { termAddresses } from '#domain/glossary/term-addresses.ts'
import type { Language } from '#domain/portal/languages.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { GlossaryFilters } from './glossary-filters.tsx'
import { LetterBar } from './letter-bar.tsx'
import { TermList } from './term-list.tsx'
import { termPlaces } from './term-places.ts'
import { useGlossaryAddress } from './use-glossary-address.ts'

/** Filters, letters and terms. */
export function Glossary({ terms }: { terms: readonly LocalizedTerm[] }) {
  const { i18n } = useTranslation()
  const { asked, ...choice } = useGlossaryAddress()
  // A term has one address in all languages.
  const addresses = termAddresses(terms.map(({ english }) => english))
  // The term in the hash is shown even where the filters exclude it.
  const chosen = new Set(chosenTerms(terms, choice))
  const groups = groupByLetter(
    terms.filter((term) => chosen.has(term) || addresses.get(term.english.term) === asked),
    i18n.language as Language,
  )

  return (
    <>
      <GlossaryFilters terms={terms} found={chosen.size} />
      <LetterBar letters={groups.map(({ letter }) => letter)} />
      {groups.length === 0 ? (
        <GlossaryEmpty />
      ) : (
        <TermList groups={groups} places={termPlaces(terms, groups, addresses)} />
      )}
    </>
  )
}

function GlossaryEmpty() {
  const { t } = useTranslation('conservation')
  const { clear } = useGlossaryAddress()
  return (
    <div className="mt-8">
      <EmptyState message={t('glossary.empty')}>
        <Button onClick={clear}>{t('glossary.all')}</Button>
      </EmptyState>
    </div>
  )
}
