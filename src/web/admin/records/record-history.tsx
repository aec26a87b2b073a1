import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changedFields } from '#domain/audit/changed-fields.ts'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { useFieldNames } from '#web/forms/use-field-names.ts'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { adminApi } from '../admin-api.ts'
import { AuditChange, type AuditEntry } from '../audit/audit-change.tsx'
import { useMoments } from '../use-moments.ts'
import type { RecordTopic } from './record-api.ts'

/** So many of the newest changes stand below the form; the audit trail has all of them. */
const NEWEST = 10

interface RecordHistoryProps {
  topic: RecordTopic
  id: string
  /** The version that the screen shows. */
  version: number
}

/** Who changed the record, when and in which fields; each change opens, and the version before it can be restored. */
export function RecordHistory({ topic, id, version }: RecordHistoryProps) {
  const { t } = useTranslation('admin')
  const headingId = useId()
  const { data, error, refetch } = useQuery(
    adminApi.audit.page.queryOptions({
      input: { table_name: topic, row_id: id, size: NEWEST },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnMount: 'always',
    }),
  )

  return (
    <section
      aria-labelledby={headingId}
      className="mt-6 rounded-md border border-line bg-surface px-5.5 py-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} className="text-h3 font-[650]">
          {t('history.title')}
        </h2>
        <Link to="/admin/audit" search={{ row: id }} className="text-sm">
          {t('history.all')}
        </Link>
      </div>
      {error && (
        <SectionFailure
          message={t('audit.failed', { message: error.message })}
          problem={error}
          onRetry={refetch}
        />
      )}
      {!error && data === undefined && <LoadingNote />}
      {data?.total === 0 && <p className="mt-2 text-sm text-ink-2">{t('history.empty')}</p>}
      <ol className="mt-2 divide-y divide-line">
        {data?.rows.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} version={version} />
        ))}
      </ol>
    </section>
  )
}

function HistoryEntry({ entry, version }: { entry: AuditEntry; version: number }) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const { listOf } = useFieldNames()
  const [isOpen, setOpen] = useState(false)
  const fields = entry.before && entry.after ? changedFields(entry.before, entry.after) : []

  return (
    <li className="text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-start gap-3 py-2.5 text-left hover:bg-tint"
      >
        <ChevronDown className={`mt-0.5 size-4.5 flex-none ${isOpen ? 'rotate-180' : ''}`} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="font-[550]">{t(`audit.actions.${entry.action}`)}</span>
          {fields.length > 0 && `: ${listOf(fields.map(({ field }) => field))}`}
          <span className="block text-xs text-ink-3">
            {t('conflict.by', { who: entry.editor_email, when: moment(entry.changed_at) })}
          </span>
        </span>
      </button>
      {isOpen && (
        <div className="relative mb-3 overflow-x-auto rounded-sm bg-sunken px-4 py-3">
          <AuditChange entry={entry} version={version} />
        </div>
      )}
    </li>
  )
}
