import type { SpeciesDetail } from '#contract/species-contract.ts'
import { TranslatedText } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { RecordsTable, type RecordsTableProps } from '../../records-table.tsx'

interface HistoryTableProps<Row> extends RecordsTableProps<Row> {
  /** Shown when nothing is on record. */
  none: string
}

export function HistoryTable<Row extends { id: string }>({ none, ...table }: HistoryTableProps<Row>) {
  return (
    <div className="px-4 md:px-5">
      {table.rows.length === 0 ? (
        <p className="py-5 text-sm text-ink-3">{none}</p>
      ) : (
        <RecordsTable {...table} />
      )}
    </div>
  )
}

interface SourcedNotesProps {
  species: SpeciesDetail
  listing: { id: string; notes: string | null; source: string | null; checked: boolean }
}

/** The notes of a listing, and whether it is checked. */
export function SourcedNotes({ species, listing: { id, notes, source, checked } }: SourcedNotesProps) {
  const localize = useSpeciesTexts(species.id)
  const localized = notes ? localize({ record_id: id, field: 'notes' }, notes) : undefined
  return (
    <>
      {localized && (
        <span className="inline-block max-w-90 min-w-44">
          <TranslatedText localized={localized} />
        </span>
      )}
      <UncheckedMark checked={checked} source={source} />
    </>
  )
}
