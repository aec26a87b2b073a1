import { useQuery } from '@tanstack/react-query'
import { dayOf } from '#domain/calendar.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { type ExportOrigin, exportOrigin } from '#domain/releases/export-origin.ts'
import { api } from '#web/api.ts'

/** The origin of the rows of a file made today. */
export function useExportOrigin(datasets: readonly Dataset[]): ExportOrigin {
  const { data: releases = [] } = useQuery(api.releases.list.queryOptions())
  return exportOrigin(releases, datasets, dayOf(new Date()))
}
