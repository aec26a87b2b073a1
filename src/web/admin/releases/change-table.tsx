import { useTranslation } from 'react-i18next'
import { isDay } from '#domain/calendar.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import type { FieldName } from '#web/forms/admin-words.ts'
import { CONTROL } from '#web/forms/control.ts'
import { DayInWords } from '#web/forms/day-in-words.tsx'
import { useDayText } from '#web/forms/use-day-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { OneImport } from './one-import.ts'

type Change = NonNullable<OneImport['changes']>[number]

interface ChangeTableProps {
  changes: readonly Change[]
  dates: Readonly<Record<string, string>>
  /** Absent once it is decided. */
  onDate?: ((key: string, date: string) => void) | undefined
}

/** Each row that the release would add or change, field by field; new listings ask for their date. */
export function ChangeTable({ changes, dates, onDate }: ChangeTableProps) {
  const { t } = useTranslation('admin')
  const dayText = useDayText()
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className="rounded-md border border-line bg-surface">
      <div className="px-4 pt-4 pb-3">
        <h2 id="changes" className="text-h3 font-[650]">
          {t('releases.changes.title', { count: changes.length })}
        </h2>
        <p className="text-sm text-ink-3">{t('releases.changes.lead')}</p>
      </div>
      <ul className="divide-y divide-line border-t border-ink text-sm">
        {changes.map((change) => (
          <li
            key={change.key}
            className="grid gap-x-5 gap-y-2 px-4 py-3 md:grid-cols-[15rem_minmax(0,1fr)_auto]"
          >
            <div>
              <SpeciesName name={change.scientific_name ?? change.species_id} />
              <div className="mt-1">
                <Badge tone={change.is_new ? 'ok' : 'warn'}>
                  {t(change.is_new ? 'releases.changes.new' : 'releases.changes.changed')}
                </Badge>
              </div>
            </div>
            <dl className="grid content-start gap-x-4 gap-y-1 grid-cols-[8rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)]">
              {Object.entries(change.after)
                .toSorted(inReadingOrder)
                .filter(([field, value]) => !change.is_new || isShown(field, value))
                .map(([field, value]) => (
                  <div key={field} className="contents">
                    <dt className="text-ink-2">
                      {t(`fields.${field as FieldName}`, { defaultValue: field })}
                    </dt>
                    <dd className="min-w-0 break-words">
                      {!change.is_new && (
                        <>
                          <del className="text-ink-3">{textOf(change.before[field])}</del>
                          <span aria-hidden="true">{' → '}</span>
                        </>
                      )}
                      <ins className="no-underline">{textOf(value)}</ins>
                    </dd>
                  </div>
                ))}
            </dl>
            {change.needs_date && onDate && (
              <div className="grid content-start gap-1.5">
                <label className="flex flex-col gap-1.5 text-xs font-semibold text-ink-2">
                  <span>
                    {t('releases.changes.date', {
                      name: change.scientific_name,
                      appendix: change.after.appendix,
                    })}
                    <span aria-hidden="true" className="text-danger">
                      {' *'}
                    </span>
                  </span>
                  <input
                    type="date"
                    required
                    value={dates[change.key] ?? ''}
                    onChange={({ target }) => onDate(change.key, target.value)}
                    aria-describedby={`${change.key}-day`}
                    className={`${CONTROL} h-11`}
                  />
                </label>
                <DayInWords id={`${change.key}-day`} day={dates[change.key]} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

  function textOf(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('list.nothing')
    if (typeof value === 'boolean') return t(value ? 'releases.changes.yes' : 'releases.changes.no')
    if (Array.isArray(value)) return value.join(', ')
    return isDay(String(value)) ? dayText(String(value)) : String(value)
  }
}

/** Fields that a curator looks for first; the database has another order. */
const FIRST_READ: readonly string[] = [
  'year_published',
  'status',
  'original_category',
  'scope_description',
  'appendix',
  'listing_date',
]

const inReadingOrder = ([one]: [string, unknown], [other]: [string, unknown]) => placeOf(one) - placeOf(other)
const placeOf = (field: string) =>
  FIRST_READ.includes(field) ? FIRST_READ.indexOf(field) : FIRST_READ.length

/** Whether a field of a new row is shown; empty fields and unset marks are not. */
const isShown = (field: string, value: unknown) =>
  field !== 'species_id' && value !== null && value !== false && !(Array.isArray(value) && value.length === 0)
