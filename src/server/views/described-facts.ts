import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import type { PublishedView, ViewTable } from '#domain/views/view-table.ts'

/** A table with the sources of its facts. */
export function describedFacts(
  title: string,
  view: string,
  table: ViewTable,
  { datasets, releases }: { datasets: readonly Dataset[]; releases: readonly DatasetRelease[] },
): PublishedView {
  const used = releases.filter(({ dataset }) => datasets.includes(dataset))
  const licences = used.flatMap(({ title, licence }) => (licence === null ? [] : [`${title}: ${licence}`]))
  return {
    view,
    title,
    release: null,
    selection: '',
    notes: '',
    citations: [...new Set(used.flatMap(({ citation }) => citation ?? []))],
    licence: licences.length === 0 ? null : licences.join('; '),
    publisher_address: used.find(({ address }) => address !== null)?.address ?? null,
    simulated: used.some(({ simulated }) => simulated),
    ...table,
  }
}
