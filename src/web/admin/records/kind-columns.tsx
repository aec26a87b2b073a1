import type { ReactNode } from 'react'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { ColumnName, MarkName } from '#web/forms/admin-words.ts'
import { DayCell, MarkCell, NothingCell, NumberCell, OwnerCell, TextCell } from './cells.tsx'
import { useChoiceLabels } from './choice-labels.ts'
import type { Column } from './record-kind.ts'
import { useRecordOptions } from './use-record-options.ts'

/** Makes a column that shows a field of the record, and sorts by it; the field has the column's name unless it is given. */
interface ColumnOf<Value> {
  <Field extends ColumnName>(key: Field): Column<Record<Field, Value>>
  <Field extends string>(key: ColumnName, field: Field): Column<Record<Field, Value>>
}

const columnOf = <Value,>(show: (value: Value) => ReactNode, figures = false) =>
  ((key: ColumnName, field: string = key) => ({
    key,
    sort: field,
    figures,
    cell: (row: Record<string, Value>) => show(row[field] as Value),
  })) as ColumnOf<Value>

/** A long text, cut after two lines. */
export const textColumn = columnOf((text: string | null) => <TextCell text={text} />)
/** A short text or a year that every record has. */
export const plainColumn = columnOf((value: string | number) => value)
/** The name of the record. */
export const nameColumn = columnOf((name: string) => <span className="font-medium">{name}</span>)
export const dayColumn = columnOf((day: string | null) => <DayCell day={day} />)
export const numberColumn = columnOf((value: number | null) => <NumberCell value={value} />, true)

/** The species that a record belongs to. */
export const OWNER_COLUMN = { key: 'species', cell: OwnerCell } as const

interface OptionCellProps {
  topic: Parameters<typeof useRecordOptions>[0]
  id: string | null
}

/** The name of the record that a row refers to. */
export function OptionCell({ topic, id }: OptionCellProps) {
  return useRecordOptions(topic).find(({ value }) => value === id)?.label ?? <NothingCell />
}

/** The country that a record belongs to. */
export const COUNTRY_COLUMN: Column<{ country_id: string | null }> = {
  key: 'country',
  cell: ({ country_id }) => <OptionCell topic="countries" id={country_id} />,
}

/** What the value of a field with a choice is called. */
export function choiceColumn<Field extends string>(
  key: ColumnName,
  topic: CuratedTopic,
  field: Field,
): Column<Record<Field, string>> {
  return { key, cell: (row) => <ChoiceCell topic={topic} field={field} value={row[field]} /> }
}

function ChoiceCell({ topic, field, value }: { topic: CuratedTopic; field: string; value: string }) {
  return useChoiceLabels(topic)(field, value)
}

/** A badge for records with a mark, and another for those without, where that says something. */
export function markColumn<Field extends string>(
  key: ColumnName,
  field: Field,
  yes: MarkName,
  no?: MarkName,
): Column<Record<Field, boolean>> {
  return { key, cell: (row) => <MarkCell on={row[field]} yes={yes} no={no} /> }
}
