import { createContext, type ReactNode, useContext, useState, useTransition } from 'react'
import { MOST_LISTED, MOST_NAMED, USUALLY_LISTED } from '#domain/species/named-parts.ts'

/** How many of each kind are asked for, one step after the other. */
const STEPS = [MOST_NAMED, USUALLY_LISTED, MOST_LISTED] as const

interface FactsAsked {
  /** So many facts of each kind are listed at most. */
  listed: number
  isAsking: boolean
  /** How many are listed with the next press; undefined where there are no more steps. */
  next: number | undefined
  askMore: () => void
}

const Asked = createContext<FactsAsked>({
  listed: MOST_NAMED,
  isAsking: false,
  next: undefined,
  askMore: () => undefined,
})

export const useFactsAsked = () => useContext(Asked)

/** Facts about a country, of many the first; a press lists more. */
export function FactsInSteps({ children }: { children: ReactNode }) {
  const [step, setStep] = useState(0)
  const [isAsking, startAsking] = useTransition()
  const value = {
    listed: STEPS[step] ?? MOST_LISTED,
    isAsking,
    next: STEPS[step + 1],
    askMore: () => startAsking(() => setStep(step + 1)),
  }
  return <Asked value={value}>{children}</Asked>
}
