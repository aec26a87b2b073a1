import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { timelineEventInput } from '#contract/timeline-curation.ts'
import { DateField } from '#web/forms/date-field.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { DayCell, OwnerCell, TextCell, YearCell } from '../records/cells.tsx'
import { OwnerField } from '../records/owner-field.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const timelineEventsKind: RecordKind<typeof timelineEventInput> = {
  Icon: Clock,
  blank: () => ({ checked: false }),
  nameOf: ({ title }) => title,
  columns: [
    { key: 'species', cell: OwnerCell },
    { key: 'title', cell: ({ title }) => <TextCell text={title} /> },
    { key: 'type', sort: 'event_type', cell: ({ event_type }) => event_type },
    {
      key: 'when',
      sort: 'year',
      cell: ({ event_date, year }) => (event_date ? <DayCell day={event_date} /> : <YearCell year={year} />),
    },
  ],
  Fields: TimelineEventFields,
}

function TimelineEventFields() {
  const { t } = useTranslation('admin')
  return (
    <FieldGroup>
      <OwnerField />
      <TextField name="title" required />
      <TextField name="event_type" hint={t('hints.event_type')} required />
      <DateField name="event_date" hint={t('hints.date_unknown')} />
      <NumberField name="year" hint={t('hints.event_year')} />
      <TextAreaField name="description" />
    </FieldGroup>
  )
}
