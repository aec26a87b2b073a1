import type { CountryFactViewName } from '#domain/views/country-views.ts'
import { RecordsTable, type RecordsTableProps } from '../../species/records-table.tsx'
import { FactsFoot } from './facts-foot.tsx'

export interface FactsTableProps<Row> extends RecordsTableProps<Row> {
  code: string
  view: CountryFactViewName
}

/** A table of facts about a country in a frame of its own, with its source, its file and its citation. */
export function FactsTable<Row extends { id: string }>({ code, view, ...table }: FactsTableProps<Row>) {
  return (
    <div className="rounded-md border border-line bg-surface px-4 pb-2 md:px-5">
      <RecordsTable {...table} />
      <FactsFoot code={code} view={view} title={table.label} />
    </div>
  )
}
