import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { StoredRecord } from '#contract/curated-records.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { ColumnName } from '#web/forms/admin-words.ts'
import type { KindField } from './kind-fields.tsx'
import type { ListAddress } from './list-address.ts'

type AdminTranslation = TFunction<['admin', 'conservation']>

export interface Column<Row> {
  /** Names the column in `admin:columns`. */
  key: ColumnName
  cell: (row: Row) => ReactNode
  /** The field that the list is sorted by with this column, where `key` is not the field's own name. */
  sort?: string
  /** Figures stand right. */
  figures?: boolean
}

/** How the back office shows the records of one kind: its list and its form follow. */
export interface RecordKind<Input extends z.ZodObject = z.ZodObject> {
  /** Beside its name in the sidebar. */
  Icon: LucideIcon
  columns: readonly Column<StoredRecord<Input>>[]
  /** What a new record begins as, besides unchecked. */
  blank?: (facts: { today: string }) => Partial<z.input<Input>>
  /** The fields of its form, or a component that has them all. */
  fields: readonly KindField[] | ComponentType
  /** Fields in a second group, under its title. */
  moreFields?: { title: 'covered' | 'range' | 'assessed'; fields: readonly KindField[] }
  /** The name of the record. */
  nameOf: (row: StoredRecord<Input>) => string
  /** Rows on a page of the list, where it is not the usual number. */
  pageSize?: number
  /** Values of `category` by which the list can be filtered. */
  categories?: readonly { value: string; label: (t: AdminTranslation) => string }[]
  /** Whether toasts announce invalid fields and records that could not be loaded. */
  announcesFailures?: boolean
  /** A note in the dialog that asks before a row is deleted. */
  DeleteNote?: ComponentType<{ row: StoredRecord<Input> }>
  /** Links above the list for a record that was just added. */
  NextSteps?: ComponentType<{ id: string; name: string }>
  /** Actions on a row besides editing and deleting it. */
  MoreActions?: ComponentType<StoredRecord<Input>>
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The record whose adding led to this list. */
    added?: { id: string; name: string }
    /** The list as it was when a form was opened from it. */
    list?: Partial<ListAddress>
    /** The row of this list whose form was left. */
    at?: string
  }
}

/** Any kind, as the screens handle it. */
// biome-ignore lint/suspicious/noExplicitAny: a row is only ever handed to the kind that it came from
export interface AnyRecordKind extends RecordKind<any> {
  blank: NonNullable<RecordKind['blank']>
  topic: CuratedTopic
  /** The last part of the list's address: 'cites-listings'. */
  address: string
  schema: z.ZodObject
  /** The same for a stored record, which may be refused in other words than a new one. */
  editSchema: z.ZodObject
}
