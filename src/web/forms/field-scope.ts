import { createContext, useContext } from 'react'

/** Where the fields inside write, when that is one row of several: 'cms_listings.0'. */
export const FieldScope = createContext<string | undefined>(undefined)

/** The value that a field of this name writes. */
export function useFieldPath(name: string): string {
  const scope = useContext(FieldScope)
  return scope === undefined ? name : `${scope}.${name}`
}
