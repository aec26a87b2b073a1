import { dayOf } from '#domain/calendar.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { type ExportOrigin, exportOrigin } from '#domain/releases/export-origin.ts'
import { useReleases } from './use-release.ts'

/** The origin of the rows of a file made today. */
export function useExportOrigin(datasets: readonly Dataset[]): ExportOrigin {
  return exportOrigin(useReleases() ?? [], datasets, dayOf(new Date()))
}
