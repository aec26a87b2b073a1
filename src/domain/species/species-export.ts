import { CHECKED_RECORDS, type ChecklistItem, completeness } from './completeness.ts'

/** A species' file: its row and the rows that belong to it, by table. */
export type SpeciesFile = Readonly<Record<string, unknown>>

/**
 * How complete the profile in a species' file is; what is missing by its label.
 * Source: specification, document 3, section 7, "Exports".
 */
export function completenessOfExport(file: SpeciesFile, labelOf: (item: ChecklistItem) => string) {
  const counts = Object.fromEntries(
    CHECKED_RECORDS.map((table) => [table, Array.isArray(file[table]) ? file[table].length : 0]),
  )
  // A species has a trade summary exactly when it has trade records.
  const trade = Array.isArray(file.cites_trade_records) ? file.cites_trade_records.length : 0
  const { filled, missing, total, percentage } = completeness({
    ...(file.species as object),
    ...counts,
    species_trade_summary: trade,
  })
  return {
    completion_status: Object.fromEntries([
      ...filled.map((item) => [item, true]),
      ...missing.map((item) => [item, false]),
    ]),
    metadata: {
      completion_summary: {
        total_fields: total,
        filled_fields: filled.length,
        completion_percentage: percentage,
        missing_required_fields: missing.map(labelOf),
      },
    },
  }
}

/** 'species_export_Monodon_monoceros_{id}', or 'species_export_no_trade_…'; without the ending. */
export function speciesFileName(scientific_name: string, id: string, { trade }: { trade: boolean }): string {
  return `species_export_${trade ? '' : 'no_trade_'}${scientific_name.replaceAll(' ', '_')}_${id}`
}
