import { groupByLetter } from '#domain/glossary/glossary-letters.ts'
import { chosenTerms } from '#domain/glossary/glossary-search.ts'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { termAddresses } from '#domain/glossary/term-addresses.ts'
import { GlossaryEmpty } from './glossary-empty.tsx'
import { GlossaryFilters } from './glossary-filters.tsx'
import { LetterBar } from './letter-bar.tsx'
import { TermList } from './term-list.tsx'
import { useGlossaryAddress } from './use-glossary-address.ts'

/** Ways to narrow the terms, the letters they begin with, and the terms themselves. */
export function Glossary({ terms }: { terms: readonly GlossaryTerm[] }) {
  const { asked, ...choice } = useGlossaryAddress()
  const addresses = termAddresses(terms)
  // A term that the address names stands there whatever else the address says.
  const chosen = new Set(chosenTerms(terms, choice))
  const groups = groupByLetter(terms.filter((term) => chosen.has(term) || addresses.get(term.term) === asked))

  return (
    <>
      <GlossaryFilters terms={terms} found={chosen.size} />
      <LetterBar letters={groups.map(({ letter }) => letter)} />
      {groups.length === 0 ? <GlossaryEmpty /> : <TermList groups={groups} addresses={addresses} />}
    </>
  )
}
