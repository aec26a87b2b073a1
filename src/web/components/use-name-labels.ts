import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { nameAsLabel } from '#domain/names/letter-case.ts'
import { useLocalNames } from './use-local-names.ts'

interface Named {
  species_id: string
  scientific_name: string
  common_name: string | null
}

/** What rows, options and charts call species, `of` many these ones; their scientific name where they have no other. */
export function useNameLabels(of?: readonly string[]): (species: Named) => string {
  const { i18n } = useTranslation()
  const localName = useLocalNames({ of })
  return useCallback(
    ({ species_id, scientific_name, common_name }) => {
      const local = localName(species_id)
      return local || common_name ? nameAsLabel(local, common_name ?? '', i18n.language) : scientific_name
    },
    [localName, i18n.language],
  )
}
