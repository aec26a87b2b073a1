import { useTranslation } from 'react-i18next'
import { isDay } from '#domain/calendar.ts'
import { useDayText } from '#web/forms/use-day-text.ts'
import { OptionCell } from './kind-columns.tsx'

/** Fields that name another record by its id, and which kind it is of. */
const LINKS = {
  country_id: 'countries',
  management_area_id: 'management_areas',
  reference_id: 'references',
} as const

/** So much is shown of what is stored as an object. */
const LONGEST_OBJECT = 400

/** What a field of a record holds, to be read: words for yes and no, names for ids, days, and that it is empty. */
export function RecordValue({ field, value }: { field: string; value: unknown }) {
  const { t } = useTranslation('admin')
  const dayText = useDayText()
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="text-ink-3">{t('conflict.empty')}</span>
  if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no')
  if (Array.isArray(value)) return value.join(', ')
  if (Object.hasOwn(LINKS, field))
    return <OptionCell topic={LINKS[field as keyof typeof LINKS]} id={String(value)} />
  if (value instanceof Object) return JSON.stringify(value).slice(0, LONGEST_OBJECT)
  return (
    <span className="whitespace-pre-line">
      {isDay(String(value)) ? dayText(String(value)) : String(value)}
    </span>
  )
}
