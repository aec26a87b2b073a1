import { useSuspenseQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConnectionCheck } from '#contract/portal-contract.ts'
import { localeOf } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { CHECKED_NOW, CheckHeading } from '../status/check-heading.tsx'

/** The results of the four reads. */
export function ConnectionChecks() {
  const { t, i18n } = useTranslation('errors')
  const query = useSuspenseQuery(api.portal.checks.queryOptions(CHECKED_NOW))
  const { data, dataUpdatedAt, error, isFetching } = query
  // Earlier results are not shown in place of those that failed.
  if (error && !isFetching) throw error

  const failed = data.filter(({ succeeded }) => !succeeded).length
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: 'medium' }).format(dataUpdatedAt)
  return (
    <>
      <CheckHeading
        query={query}
        when={isFetching ? t('databaseCheck.running') : t('databaseCheck.runAt', { time })}
        again={t('databaseCheck.again')}
      >
        <p className={`text-h3 font-[650] ${failed > 0 ? 'text-danger' : ''}`}>
          {failed === 0
            ? t('databaseCheck.allSucceeded', { count: data.length })
            : t('databaseCheck.someFailed', { count: failed, total: data.length })}
        </p>
      </CheckHeading>
      <ol className="mt-6 grid gap-5" aria-busy={isFetching}>
        {data.map((check) => (
          <ConnectionCheckCard key={check.check} check={check} />
        ))}
      </ol>
    </>
  )
}

/** One read: its result, its count and a sample. */
function ConnectionCheckCard({ check }: { check: ConnectionCheck }) {
  const { t } = useTranslation('errors')
  const { number } = useFormat()
  const { succeeded, count, sample, error } = check
  const name = t(`databaseCheck.checks.${check.check}.name`)

  return (
    <li className="min-w-0 rounded-md border border-line bg-surface px-4 py-4.5 md:px-5.5 md:py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-h3 font-[650]">{name}</h2>
        <Badge tone={succeeded ? 'ok' : 'danger'}>
          {succeeded ? <CircleCheck /> : <CircleAlert />}
          {succeeded ? t('databaseCheck.success') : t('databaseCheck.failure')}
        </Badge>
      </div>
      <p className="mt-0.5 max-w-read text-sm text-ink-2">{t(`databaseCheck.checks.${check.check}.what`)}</p>
      {error && (
        <p className="mt-4 border-l-3 border-danger pl-3 text-danger">
          {t('databaseCheck.error', { message: t(`databaseCheck.problems.${error}`) })}
        </p>
      )}
      {count !== null && (
        <p className="mt-3 font-serif text-2xl tabular-nums">
          {t('databaseCheck.count', { count, records: number(count) })}
        </p>
      )}
      {succeeded && <SampleTable of={name} rows={sample} />}
    </li>
  )
}

interface SampleTableProps {
  /** The name of the read. */
  of: string
  rows: readonly Readonly<Record<string, unknown>>[]
}

/** The first rows of a read, fields and values untranslated. */
function SampleTable({ of, rows }: SampleTableProps) {
  const { t } = useTranslation('errors')
  const [first] = rows
  if (first === undefined) return <p className="mt-3 text-sm text-ink-3">{t('databaseCheck.noSample')}</p>
  const fields = Object.keys(first)

  return (
    <ScrollRegion
      aria-label={t('databaseCheck.sampleOf', { check: of })}
      className="mt-3 rounded-sm border border-line"
    >
      <table className="w-full border-collapse text-left text-xs whitespace-nowrap">
        <caption className="bg-sunken px-3 py-1.5 text-left font-semibold text-ink-2">
          {t('databaseCheck.sample')}
        </caption>
        <thead translate="no">
          <tr>
            {fields.map((field) => (
              <th
                key={field}
                scope="col"
                className="border-b border-ink px-3 py-1.5 font-semibold text-ink-2"
              >
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer are in its order
            <tr key={index} className="border-b border-line last:border-b-0">
              {fields.map((field) => (
                <td key={field} className={`px-3 py-1.5 ${row[field] === null ? 'text-ink-3' : ''}`}>
                  {String(row[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
