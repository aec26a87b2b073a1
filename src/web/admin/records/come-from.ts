import { useSearch } from '@tanstack/react-router'

interface ComeFrom {
  /** The species a new record is of; undefined where the form lets choose. */
  species_id?: string
  /** Whether the form was opened from the species' own form, and leads back there. */
  fromForm: boolean
}

/** What the address of a form for a new record says of where it was opened. */
export function useComeFrom(): ComeFrom {
  const { species_id, back } = useSearch({ from: '/admin/$records/create' })
  return species_id === undefined ? { fromForm: false } : { species_id, fromForm: back === 'form' }
}

/** The search of a form's address that is opened from a species' form. */
export const fromFormOf = (species_id: string) => ({ species_id, back: 'form' }) as const
