import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import type { Dataset } from '#domain/releases/datasets.ts'
import { provenanceOfSpecies } from '#domain/releases/provenance-of-species.ts'
import { api } from '#web/api.ts'
import { AboutSpecies } from './about-species.ts'

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
