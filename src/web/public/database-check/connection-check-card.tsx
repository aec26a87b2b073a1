import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConnectionCheck } from '#contract/portal-contract.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SampleTable } from './sample-table.tsx'

/** One read: what it asked, how it went, how much it found. */
export function ConnectionCheckCard({ check }: { check: ConnectionCheck }) {
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
