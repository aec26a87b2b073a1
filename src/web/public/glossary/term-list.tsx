import { useState } from 'react'
import type { LetterGroup } from '#domain/glossary/glossary-letters.ts'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { TermCard } from './term-card.tsx'
import { letterId, useArrival } from './use-arrival.ts'
import { useGlossaryAddress } from './use-glossary-address.ts'

interface TermListProps {
  groups: readonly LetterGroup<GlossaryTerm>[]
  /** Of all terms, so that related ones can be led to. */
  addresses: ReadonlyMap<string, string>
}

/** The terms under their letters; those that were opened stay open until they are closed. */
export function TermList({ groups, addresses }: TermListProps) {
  const { asked } = useGlossaryAddress()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([asked]))
  const turn = (address: string, open: boolean) =>
    setOpened((before) => new Set(open ? [...before, address] : [...before].filter((one) => one !== address)))
  useArrival((address) => turn(address, true))
  const shown = new Set(groups.flatMap(({ terms }) => terms.map(({ term }) => term)))

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
        const address = addresses.get(term.term) ?? ''
        return (
          <TermCard
            key={address}
            term={term}
            address={address}
            addresses={addresses}
            shown={shown}
            open={opened.has(address)}
            onTurn={(open) => turn(address, open)}
          />
        )
      })}
    </section>
  ))
}
