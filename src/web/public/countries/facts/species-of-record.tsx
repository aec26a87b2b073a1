import { Link } from '@tanstack/react-router'
import { CommonName } from '#web/components/common-name.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import type { SpeciesSearch } from '../../species/species-search.ts'

interface SpeciesOfRecordProps {
  species: { species_id: string; scientific_name: string; common_name: string | null }
  search?: SpeciesSearch
}

/** The species of a record by its name, which leads to the part of its page that has more of it. */
export function SpeciesOfRecord({ species, search = {} }: SpeciesOfRecordProps) {
  const { species_id, scientific_name, common_name } = species
  return (
    <Link
      to="/species/$id"
      params={{ id: species_id }}
      search={search}
      className="text-ink underline decoration-line-strong underline-offset-2"
    >
      {common_name ? (
        <CommonName species_id={species_id} name={common_name} />
      ) : (
        <SpeciesName name={scientific_name} />
      )}
    </Link>
  )
}
