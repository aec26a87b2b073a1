import { useSearch } from '@tanstack/react-router'

interface ComeFrom {
  /** The species of the new record; undefined where the form has a picker. */
  species_id?: string
  /** Whether the form was opened from the species' own form, and leads back there. */
  fromForm: boolean
}

/** Where a form for a new record was opened, by its address. */
export function useComeFrom(): ComeFrom {
  const { species_id, back } = useSearch({ from: '/admin/$records/create' })
  return species_id === undefined ? { fromForm: false } : { species_id, fromForm: back === 'form' }
}

/** The search of a form's address that is opened from a species' form. */
export const fromFormOf = (species_id: string) => ({ species_id, back: 'form' }) as const
