import type { TranslatedField } from '#domain/translations/translated-fields.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { TranslatedText } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { UncheckedMark } from '../../overview/unchecked-mark.tsx'
import { RecordsTable, type RecordsTableProps } from '../../records-table.tsx'

/** A table in a frame of its own. */
export function MeasureTable<Row extends { id: string }>(table: RecordsTableProps<Row>) {
  return (
    <div className="rounded-md border border-line bg-surface px-4 md:px-5">
      <RecordsTable {...table} />
    </div>
  )
}

interface MeasureTextProps<Field extends TranslatedField> {
  species_id: string
  record: { id: string } & Readonly<Record<Field, string | null>>
  field: Field
}

/** A text of a record in the reader's language, where it has one. */
export function MeasureText<Field extends TranslatedField>({
  species_id,
  record,
  field,
}: MeasureTextProps<Field>) {
  const localize = useSpeciesTexts(species_id)
  const text = record[field]
  if (!text) return null
  const localized = localize({ record_id: record.id, field }, text)
  return (
    <span className="block max-w-read min-w-44">
      <TranslatedText localized={localized} />
    </span>
  )
}

interface CountryOfRecordProps {
  country_code: string | null
  /** In English; shown where the country has no code. */
  country_name: string
  checked: boolean
  source: string | null
}

/** The country of a record in the reader's language, marked while the record is unchecked. */
export function CountryOfRecord({ country_code, country_name, ...record }: CountryOfRecordProps) {
  const nameOf = useCountryName()
  return (
    <>
      {country_code === null ? <span lang="en">{country_name}</span> : nameOf(country_code)}
      <UncheckedMark {...record} />
    </>
  )
}
