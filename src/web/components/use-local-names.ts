import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NameInLanguage } from '#contract/names-contract.ts'
import { onceEach } from '#domain/once-each.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { MOST_SPECIES_HELD } from '#domain/species/most-held.ts'
import { namedParts } from '#domain/species/named-parts.ts'
import { api } from '#web/api.ts'

/** The ids of the species that a part of the page shows: of many species only their names are asked for. */
export const SpeciesShown = createContext<readonly string[]>([])

interface LocalNamesOptions {
  /** Else nothing is asked for. */
  isAsked?: boolean
  /** The species shown, where no part of the page above says so. */
  of?: readonly string[] | undefined
}

/**
 * What species are called in the reader's language, by id; undefined where the data has no such name, in English, and where
 * the names are not asked for. Of few species all names are held; of many those of the species shown, see `SpeciesShown`.
 */
export function useLocalNames({
  isAsked = true,
  of,
}: LocalNamesOptions = {}): (species_id: string) => string | undefined {
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const isNeeded = isAsked && language !== FALLBACK_LANGUAGE
  const { data: held } = useQuery({
    ...api.species.localNames.queryOptions({ input: { language, most_species: MOST_SPECIES_HELD } }),
    enabled: isNeeded,
  })
  const around = useContext(SpeciesShown)
  const shown = of ?? around
  const parts = useMemo(
    () => (isNeeded && held?.length === 0 ? namedParts(shown.slice(0, MOST_SPECIES_HELD)) : []),
    [isNeeded, held, shown],
  )
  const queryClient = useQueryClient()
  const { data: asked = NO_PARTS } = useQuery({
    queryKey: ['names of species shown', language, parts],
    queryFn: () =>
      Promise.all(
        parts.map((species) =>
          queryClient.fetchQuery(api.species.localNames.queryOptions({ input: { language, species } })),
        ),
      ),
    enabled: parts.length > 0,
  })
  return useCallback((id) => (held && namesById(held).get(id)) ?? namesOfParts(asked).get(id), [held, asked])
}

const namesById = onceEach(
  (names: readonly NameInLanguage[]) => new Map(names.map(({ species_id, name }) => [species_id, name])),
)

const NO_PARTS: readonly (readonly NameInLanguage[])[] = []

const namesOfParts = onceEach(
  (parts: readonly (readonly NameInLanguage[])[]) => new Map(parts.flatMap((names) => [...namesById(names)])),
)
