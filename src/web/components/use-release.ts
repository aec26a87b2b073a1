import { useQuery } from '@tanstack/react-query'
import type { Dataset } from '#domain/releases/datasets.ts'
import { api } from '#web/api.ts'

/** The release a dataset was loaded from; undefined until known or when there is none. */
export function useRelease(dataset: Dataset) {
  const { data: releases } = useQuery(api.releases.list.queryOptions())
  return releases?.find((release) => release.dataset === dataset)
}
