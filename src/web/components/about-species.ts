import { createContext } from 'react'

/** The scientific name of the species that a page is about, so that its sources name the release of its own records. */
export const AboutSpecies = createContext<string | undefined>(undefined)
