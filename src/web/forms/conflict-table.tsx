import { useTranslation } from 'react-i18next'
import { isDay } from '#domain/calendar.ts'
import type { FieldName } from './admin-words.ts'
import { useDayText } from './use-day-text.ts'

/** A row by field; undefined where it was deleted. */
type Version = Readonly<Record<string, unknown>> | undefined

interface ConflictTableProps {
  fields: readonly string[]
  mine: Version
  theirs: Version
}

/** Two versions of a record, field by field where they differ. */
export function ConflictTable({ fields, mine, theirs }: ConflictTableProps) {
  const { t } = useTranslation('admin')
  const dayText = useDayText()
  const differing = fields.filter((name) => !mine || !theirs || written(mine[name]) !== written(theirs[name]))
  const cell = (version: Version, name: string) => {
    if (version === undefined) return t('conflict.deleted')
    const value = version[name]
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no')
    if (typeof value === 'string' && isDay(value)) return dayText(value)
    return written(value) || t('conflict.empty')
  }

  return (
    <table className="mt-3 w-full text-left text-sm">
      <thead>
        <tr className="border-b border-ink">
          <th className="py-1.5 pr-4 font-semibold">{t('conflict.field')}</th>
          <th className="py-1.5 pr-4 font-semibold">{t('conflict.mine')}</th>
          <th className="py-1.5 font-semibold">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((name) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal text-ink-2">
              {t(`fields.${name as FieldName}`)}
            </th>
            <td className="min-w-18 py-1.5 pr-4 wrap-anywhere">{cell(mine, name)}</td>
            <td className="min-w-18 py-1.5 wrap-anywhere">{cell(theirs, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function written(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
