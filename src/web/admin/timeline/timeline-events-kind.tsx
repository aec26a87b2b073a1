import { Clock } from 'lucide-react'
import type { timelineEventInput } from '#contract/timeline-curation.ts'
import { DayCell, YearCell } from '../records/cells.tsx'
import { OWNER_COLUMN, plainColumn, textColumn } from '../records/kind-columns.tsx'
import { OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const timelineEventsKind: RecordKind<typeof timelineEventInput> = {
  Icon: Clock,
  nameOf: ({ title }) => title,
  columns: [
    OWNER_COLUMN,
    textColumn('title'),
    plainColumn('type', 'event_type'),
    {
      key: 'when',
      sort: 'year',
      cell: ({ event_date, year }) => (event_date ? <DayCell day={event_date} /> : <YearCell year={year} />),
    },
  ],
  fields: [
    OwnerField,
    { name: 'title', required: true },
    { name: 'event_type', hint: 'event_type', required: true },
    { name: 'event_date', as: 'day', hint: 'date_unknown' },
    { name: 'year', as: 'number', hint: 'event_year' },
    { name: 'description', as: 'longText' },
  ],
}
