import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { provenanceOfSpecies } from '#domain/releases/dataset-provenance.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { api } from '#web/api.ts'

/** The scientific name of the species that a page is about, so that its sources name the release of its own records. */
export const AboutSpecies = createContext<string | undefined>(undefined)

/** Every dataset in use; on the page of a species as its records have it. */
export function useReleases() {
  const { data: releases } = useQuery(api.releases.list.queryOptions())
  const scientific_name = use(AboutSpecies)
  return scientific_name === undefined
    ? releases
    : releases?.map((release) => provenanceOfSpecies(release, scientific_name))
}

/** The release a dataset was loaded from; undefined until known or when there is none. */
export function useRelease(dataset: Dataset) {
  return useReleases()?.find((release) => release.dataset === dataset)
}
