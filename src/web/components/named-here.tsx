import { type ReactNode, useMemo } from 'react'
import { SpeciesShown } from './use-local-names.ts'

interface NamedHereProps {
  /** Ids of the species that are shown inside. */
  species: readonly string[]
  children: ReactNode
}

/** A part of a page that shows these species, so that it can call them as the reader does. */
export function NamedHere({ species, children }: NamedHereProps) {
  const key = species.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are what counts, not their list
  const shown = useMemo(() => species, [key])
  return <SpeciesShown value={shown}>{children}</SpeciesShown>
}
