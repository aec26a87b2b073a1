import { useTranslation } from 'react-i18next'
import { fieldsToShow } from '#domain/releases/record-difference.ts'
import type { RowChange } from '#domain/releases/row-change.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import type { FieldName } from '#web/forms/admin-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { AdminAnswers } from '../admin-api.ts'

type Row = AdminAnswers['releases']['differences']['rows'][number]

const TONES = { added: 'ok', changed: 'warn', removed: 'danger' } as const satisfies Record<RowChange, string>

/** Rows that were added, removed or changed, with the old and the new value of each field. */
export function DifferencesTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('admin')
  return (
    <ul className="divide-y divide-line border-t border-ink text-sm">
      {rows.map((row) => (
        <li
          key={JSON.stringify([row.change, row.species_id, row.before, row.after])}
          className="grid gap-x-5 gap-y-2 px-4 py-3 md:grid-cols-[15rem_minmax(0,1fr)]"
        >
          <div>
            {row.scientific_name ? (
              <SpeciesName name={row.scientific_name} />
            ) : (
              t('releases.comparison.unlinked')
            )}
            <div className="mt-1">
              <Badge tone={TONES[row.change]}>{t(`releases.columns.${row.change}`)}</Badge>
            </div>
          </div>
          <dl className="flex flex-wrap gap-x-5 gap-y-1">
            {fieldsToShow(asFields(row)).map((field) => (
              <div key={field} className="min-w-0">
                <dt className="text-xs text-ink-3">
                  {t(`releases.fields.${field as 'country'}`, {
                    defaultValue: t(`fields.${field as FieldName}`, { defaultValue: field }),
                  })}
                </dt>
                <dd className="break-words">
                  {row.before && (
                    <del className={row.after ? 'text-ink-3' : ''}>{textOf(row.before[field])}</del>
                  )}
                  {row.before && row.after && <span aria-hidden="true">{' → '}</span>}
                  {row.after && <ins className="no-underline">{textOf(row.after[field])}</ins>}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )

  function textOf(value: unknown): string {
    if (value === null || value === undefined || value === '') return t('list.nothing')
    if (typeof value === 'boolean') return t(value ? 'releases.changes.yes' : 'releases.changes.no')
    return Array.isArray(value) ? value.join(', ') : String(value)
  }
}

/** The API types fields as anything; they are those of a record. */
const asFields = ({ before, after }: Row) => ({ before, after }) as Parameters<typeof fieldsToShow>[0]
