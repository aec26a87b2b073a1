import { useLocation } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useGlossaryAddress } from './use-glossary-address.ts'

export const letterId = (letter: string) => `letter-${letter}`

/** The skip link leads to an address on this page too, and that is no term's. */
const termAt = (address: string) => document.querySelector<HTMLElement>(`article#${CSS.escape(address)}`)

/** Brings the term or the letter that the address names into view, on every way there: load, link, back. */
export function useArrival(openTerm: (address: string) => void): void {
  const { asked, letter } = useGlossaryAddress()
  // Every arrival has a key of its own, even the second at the same address.
  const arrival = useLocation({ select: ({ state }) => state.__TSR_key })
  const open = useEffectEvent(openTerm)

  // Before the frame in which the page scrolls, so that the term stands open there.
  useLayoutEffect(() => {
    if (arrival === undefined) return
    const place = asked ? termAt(asked) : document.getElementById(letter ? letterId(letter) : '')
    if (!place) return
    if (asked) open(asked)
    // On the way back the router first restores where the page was left.
    const frame = requestAnimationFrame(() => {
      place.scrollIntoView({ block: 'start' })
      // Reading and tabbing go on from here.
      const target = place.querySelector<HTMLElement>('button') ?? place
      target.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [arrival, asked, letter])
}
