import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { ChangeTable } from './change-table.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { ImportDecision } from './import-decision.tsx'
import { ImportFacts } from './import-facts.tsx'
import { ImportNotes } from './import-notes.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { RefusedRows } from './refused-rows.tsx'

const ASKED_EVERY_MS = 1000

/** One release that was sent: how far its reading is, what it would change, and the decision. */
export function ImportScreen() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/releases/$id' })
  const { data, error, refetch } = useQuery(
    adminApi.releases.import.queryOptions({
      input: { id },
      staleTime: 0,
      refetchOnMount: true,
      refetchInterval: ({ state }) => (state.data?.state === 'reading' ? ASKED_EVERY_MS : false),
    }),
  )
  const name = data && [t(`releases.sources.${data.source}`), data.release?.version].filter(Boolean).join(' ')

  return (
    <AdminPage
      title={name ?? t('releases.import')}
      above={<BackToList to="/admin/releases">{t('releases.title')}</BackToList>}
    >
      {error && !data ? (
        <SectionFailure
          message={t('releases.failedImport', { message: error.message })}
          problem={error}
          onRetry={refetch}
        />
      ) : data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ImportOutcome {...data} />
          {data.state === 'waiting' ? (
            <ImportDecision {...data} />
          ) : (
            data.changes && <ChangeTable changes={data.changes} dates={{}} />
          )}
          {data.comparison && data.totals && (
            <ComparisonTable comparison={data.comparison} totals={data.totals} state={data.state} />
          )}
          {data.report && <RefusedRows {...data.report} />}
          <ImportFacts {...data} />
          {data.report && <ImportNotes {...data.report} />}
        </div>
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-60 w-full" />
        </>
      )}
    </AdminPage>
  )
}
