import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { letterBar } from '#domain/glossary/alphabet.ts'
import { groupByLetter } from '#domain/glossary/glossary-letters.ts'
import { chosenTerms } from '#domain/glossary/glossary-search.ts'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { termAddresses } from '#domain/glossary/term-addresses.ts'
import type { Language } from '#domain/portal/languages.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { GlossaryFilters } from './glossary-filters.tsx'
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

/** Jumps to a letter; stays in view while the terms scroll. */
function LetterBar({ letters }: { letters: readonly string[] }) {
  const { t, i18n } = useTranslation('conservation')
  const { letter: current, jump } = useGlossaryAddress()
  const strip = useRef<HTMLElement>(null)

  // On small screens the chosen letter must not hide beyond the edge of the strip.
  useEffect(() => {
    const bar = strip.current
    const button = current && bar?.querySelector<HTMLElement>('[aria-current]')
    if (bar && button) bar.scrollLeft = button.offsetLeft - (bar.clientWidth - button.offsetWidth) / 2
  }, [current])

  return (
    <nav
      ref={strip}
      aria-label={t('glossary.letters')}
      // Without letters it is hidden, but its space stays.
      className={`sticky top-0 z-20 mt-4.5 border-y border-line bg-paper py-1.5 max-md:-mx-4 max-md:px-2 ${letters.length === 0 ? 'invisible overflow-hidden' : 'overflow-x-auto'}`}
    >
      <ul className="flex justify-between gap-0.5 max-xl:w-max xl:gap-0 xl:*:flex-1">
        {letterBar(i18n.language as Language, letters).map((letter) => (
          <li key={letter}>
            <button
              type="button"
              disabled={!letters.includes(letter)}
              aria-current={letter === current ? 'true' : undefined}
              onClick={() => jump(letter)}
              className="inline-flex size-11 items-center xl:w-full justify-center rounded-sm text-sm font-semibold transition-colors duration-quick enabled:hover:bg-tint disabled:font-normal disabled:text-line-strong aria-[current]:enabled:bg-ink aria-[current]:enabled:text-paper"
            >
              {letter}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
