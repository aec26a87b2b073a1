import { useLocation } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { LetterGroup } from '#domain/glossary/glossary-letters.ts'
import type { LocalizedTerm } from '#domain/glossary/localized-term.ts'
import { TermCard } from './term-card.tsx'
import type { TermPlaces } from './term-places.ts'
import { useGlossaryAddress } from './use-glossary-address.ts'

interface TermListProps {
  groups: readonly LetterGroup<LocalizedTerm>[]
  /** Of all terms, so that related ones can be linked. */
  places: TermPlaces
}

/** The terms under their letters. */
export function TermList({ groups, places }: TermListProps) {
  const { asked, search } = useGlossaryAddress()
  // A term that the search names is open at first, so that a page without scripts shows all of it.
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([asked, places.addresses.get(search) ?? '']),
  )
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

const letterId = (letter: string) => `letter-${letter}`

/** The hash may also be that of the skip link, which is no term. */
const termAt = (address: string) => document.querySelector<HTMLElement>(`article#${CSS.escape(address)}`)

/** Scrolls to the term or letter in the address after a load, a link or Back. */
function useArrival(openTerm: (address: string) => void): void {
  const { asked, letter } = useGlossaryAddress()
  // Every navigation has a key of its own, even a second one to the same address.
  const arrival = useLocation({ select: ({ state }) => state.__TSR_key })
  const open = useEffectEvent(openTerm)

  // Before the page scrolls, so that the term is already open.
  useLayoutEffect(() => {
    if (arrival === undefined) return
    const target = asked ? termAt(asked) : document.getElementById(letter ? letterId(letter) : '')
    if (!target) return
    if (asked) open(asked)
    // After Back the router first restores the scroll position.
    const frame = requestAnimationFrame(() => {
      target.scrollIntoView({ block: 'start' })
      // Reading and tabbing continue here.
      const focused = target.querySelector<HTMLElement>('button') ?? target
      focused.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [arrival, asked, letter])
}
