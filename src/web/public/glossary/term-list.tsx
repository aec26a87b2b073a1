import { useState } from 'react'
import type { LetterGroup } from '#domain/glossary/glossary-letters.ts'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { TermCard } from './term-card.tsx'
import type { TermPlaces } from './term-places.ts'
import { letterId, useArrival } from './use-arrival.ts'
import { useGlossaryAddress } from './use-glossary-address.ts'

interface TermListProps {
  groups: readonly LetterGroup<LocalizedTerm>[]
  /** Of all terms, so that related ones can be led to. */
  places: TermPlaces
}

/** The terms under their letters; those that were opened stay open until they are closed. */
export function TermList({ groups, places }: TermListProps) {
  const { asked } = useGlossaryAddress()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([asked]))
  const turn = (address: string, open: boolean) =>
    setOpened((before) => new Set(open ? [...before, address] : [...before].filter((one) => one !== address)))
  useArrival((address) => turn(address, true))

  return groups.map(({ letter, terms }) => (
    <section key={letter} aria-labelledby={letterId(letter)} className="pt-8">
      <h2
        id={letterId(letter)}
        tabIndex={-1}
        className="scroll-mt-24 border-b border-ink pb-2.5 font-serif text-4xl leading-none font-normal outline-none"
      >
        {letter}
      </h2>
      {terms.map((term) => {
        const address = places.addresses.get(term.english.term) ?? ''
        return (
          <TermCard
            key={address}
            term={term}
            address={address}
            places={places}
            open={opened.has(address)}
            onTurn={(open) => turn(address, open)}
          />
        )
      })}
    </section>
  ))
}
