import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { StoredRecord } from '#contract/curated-records.ts'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import type { ColumnName } from '#web/forms/admin-words.ts'

type AdminTranslation = TFunction<['admin', 'conservation']>

export interface Column<Row> {
  /** Names the column in `admin:columns`. */
  key: ColumnName
  cell: ComponentType<Row>
  /** Figures stand right. */
  figures?: boolean
}

/** How the back office shows the records of one kind: its list and its form follow. */
export interface RecordKind<Input extends z.ZodObject = z.ZodObject> {
  /** Beside its name in the sidebar. */
  Icon: LucideIcon
  columns: readonly Column<StoredRecord<Input>>[]
  /** What a new record begins as. */
  blank: (facts: { today: string }) => Partial<z.input<Input>>
  Fields: ComponentType
  /** What the record is called where it is edited or asked about. */
  nameOf: (row: StoredRecord<Input>) => string
  /** Rows on a page of the list, where it is not the usual number. */
  pageSize?: number
  /** What the list can be narrowed to beside a search: the words of `category`. */
  categories?: readonly { value: string; label: (t: AdminTranslation) => string }[]
  /** Whether a toast says that fields are wrong, and on the list that it or one of its records could not be read. */
  announcesFailures?: boolean
  /** What else to know before a row is deleted. */
  DeleteNote?: ComponentType<{ row: StoredRecord<Input> }>
  /** What to do next with a record that was just added; above the list. */
  NextSteps?: ComponentType<{ id: string; name: string }>
  /** What can be done with a row besides editing and deleting it. */
  MoreActions?: ComponentType<StoredRecord<Input>>
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The record whose adding led to this list. */
    added?: { id: string; name: string }
  }
}

/** A kind as the screens see it: what it knows of its own rows is its own business. */
// biome-ignore lint/suspicious/noExplicitAny: a row is only ever handed to the kind that it came from
export interface AnyRecordKind extends RecordKind<any> {
  topic: CuratedTopic
  /** The last part of the list's address: 'cites-listings'. */
  address: string
  schema: z.ZodObject
  /** The same for a stored record, which may be refused in other words than a new one. */
  editSchema: z.ZodObject
}
