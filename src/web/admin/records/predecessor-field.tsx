import { useQuery } from '@tanstack/react-query'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { isDay } from '#domain/calendar.ts'
import {
  findPredecessor,
  lastDayBefore,
  SUCCESSIONS,
  type SucceedingTopic,
  successionOf,
} from '#domain/curation/successions.ts'
import { CONTROL } from '#web/forms/control.ts'
import { DayInWords } from '#web/forms/day-in-words.tsx'
import { Labelled, useField } from '#web/forms/field.tsx'
import { useDayText } from '#web/forms/use-day-text.ts'
import { type AnyRow, recordApi } from './record-api.ts'

/**
 * Offers to end the record whose place this one takes, as soon as it is marked as the current or latest one. Where
 * there is none it shows nothing.
 */
export function PredecessorField({ topic }: { topic: SucceedingTopic }) {
  const record = useWatch()
  const { mark } = SUCCESSIONS[topic]
  const { data } = useQuery({
    ...recordApi(topic).page.queryOptions({ input: { species_id: record.species_id, size: PICKER_SIZE } }),
    enabled: record[mark] === true && Boolean(record.species_id),
  })
  const predecessor = findPredecessor(topic, record, (data?.rows ?? []) as unknown as AnyRow[])
  if (predecessor === undefined) return null
  return (
    <div className="grid gap-x-5 gap-y-2.5 rounded-md border border-line bg-sunken px-4 py-2.5 md:col-span-2 md:grid-cols-2">
      <EndsField topic={topic} predecessor={predecessor} />
      {successionOf(topic)?.ends && record.ends_predecessor !== false && (
        <LastDayField first_day={record.listing_date} />
      )}
    </div>
  )
}

function EndsField({ topic, predecessor }: { topic: SucceedingTopic; predecessor: AnyRow }) {
  const { t } = useTranslation('admin')
  const { field } = useController({ name: 'ends_predecessor', defaultValue: true, shouldUnregister: true })
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-ui">
      <input
        ref={field.ref}
        name={field.name}
        type="checkbox"
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        className="size-4.5 flex-none accent-accent"
      />
      {t(`predecessor.${topic}`, { name: useShortName(predecessor) })}
    </label>
  )
}

/** A day that is not entered is the one before the new listing begins, which the field shows. */
function LastDayField({ first_day }: { first_day: string }) {
  const { t } = useTranslation('admin')
  const props = { name: 'predecessor_end_date', hint: t('hints.predecessor_end_date') } as const
  const field = useField(props)
  const { field: entered } = useController({ name: props.name, defaultValue: '', shouldUnregister: true })
  const day = entered.value || (isDay(first_day) ? lastDayBefore(first_day) : '')
  return (
    <Labelled field={field} {...props}>
      <input
        ref={entered.ref}
        name={entered.name}
        id={field.id}
        type="date"
        value={day}
        onChange={entered.onChange}
        onBlur={entered.onBlur}
        aria-invalid={field.control['aria-invalid']}
        aria-describedby={`${field.id}-day ${field.control['aria-describedby']}`}
        className={`${CONTROL} h-11`}
      />
      <DayInWords id={`${field.id}-day`} day={day} />
    </Labelled>
  )
}

/** 'II, Jul 1, 1975' of a listing, 'VU, 2015' of an assessment. */
function useShortName({ appendix, listing_date, status, original_category, year_published }: AnyRow): string {
  const dayText = useDayText()
  const day = listing_date ? dayText(String(listing_date)) : null
  return [appendix ?? status ?? original_category, day ?? year_published].filter(Boolean).join(', ')
}
