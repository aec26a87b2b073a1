import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableName } from '#web/forms/admin-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { adminApi } from '../admin-api.ts'

/** What is deleted with a species, counted, and what is not. Source: supplement, section 2, "Deleting a species". */
export function SpeciesDeleteNote({ row }: { row: { id: string } }) {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const { data, error } = useQuery(
    adminApi.species.related.queryOptions({ input: { id: row.id }, staleTime: 0, gcTime: 0 }),
  )
  if (error) return <p className="mt-3 text-sm text-danger">{t('species.related.failed')}</p>
  if (data === undefined) return <LoadingNote />

  const tables = Object.entries(data.related)
  return (
    <div className="mt-3 text-sm text-ink-2">
      {tables.length > 0 && (
        <>
          <p>{t('species.related.goes')}</p>
          <ul className="mt-1 columns-2 text-xs">
            {tables.map(([table, rows]) => (
              <li key={table}>
                {t(`tables.${table as TableName}`)}: {number(rows)}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.trade_records > 0 && (
        <p className="mt-2">
          {t('species.related.stays', { count: data.trade_records, figure: number(data.trade_records) })}
        </p>
      )}
    </div>
  )
}
