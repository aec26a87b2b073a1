import { useSearch } from '@tanstack/react-router'

interface ComeFrom {
  /** The species of the new record; undefined where the form has a picker. */
  species_id?: string
  /** The text or field that the new record is about, where it was opened beside one. */
  field?: string
  /** Whether the form was opened from the species' own form, and leads back there. */
  fromForm: boolean
}

/** Where a form for a new record was opened, by its address. */
export function useComeFrom(): ComeFrom {
  const { species_id, field, back } = useSearch({ from: '/admin/$records/create' })
  return species_id === undefined ? { fromForm: false } : { species_id, field, fromForm: back === 'form' }
}

/** The search of a form's address that is opened from a species' form, beside one of its fields where it is about that. */
export const fromFormOf = (species_id: string, field?: string) =>
  ({ species_id, ...(field === undefined ? {} : { field }), back: 'form' }) as const
