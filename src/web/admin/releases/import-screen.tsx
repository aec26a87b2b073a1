import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/session/for-permission.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage, BackToList } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { ChangeTable } from './change-table.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { CoverageNotice } from './coverage-notice.tsx'
import { DifferencesSection } from './differences-section.tsx'
import { ImportDecision } from './import-decision.tsx'
import { ImportFacts } from './import-facts.tsx'
import { ImportNotes, RefusedRows } from './import-notes.tsx'
import { ImportOutcome } from './import-outcome.tsx'

const REFETCH_EVERY_MS = 1000

/** One release that was sent: its progress, what it would change, and the decision. */
export function ImportScreen() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ from: '/admin/releases/$id' })
  const query = useQuery(
    adminApi.releases.import.queryOptions({
      input: { id },
      ...ASKED_ANEW,
      refetchInterval: ({ state }) => (state.data?.state === 'reading' ? REFETCH_EVERY_MS : false),
    }),
  )
  const { data } = query
  const mayDecide = useMay('import')
  const name = data && [t(`releases.sources.${data.source}`), data.release?.version].filter(Boolean).join(' ')

  return (
    <AdminPage
      title={name ?? t('releases.import')}
      above={<BackToList to="/admin/releases">{t('releases.title')}</BackToList>}
    >
      <Loaded
        // While a release is read, one answer that fails does not take the last one from the screen.
        query={{ ...query, error: data ? null : query.error }}
        failed={({ message }) => t('releases.failedImport', { message })}
      >
        {(one) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <ImportOutcome {...one} />
            <CoverageNotice {...one} />
            {mayDecide && one.state === 'waiting' ? (
              <ImportDecision {...one} />
            ) : (
              one.changes && <ChangeTable changes={one.changes} dates={{}} />
            )}
            {one.comparison && one.totals && (
              <ComparisonTable comparison={one.comparison} totals={one.totals} state={one.state} />
            )}
            {one.comparison && one.changes === null && <DifferencesSection {...one} />}
            {one.report && <RefusedRows {...one.report} />}
            <ImportFacts {...one} />
            {one.report && <ImportNotes {...one.report} />}
          </div>
        )}
      </Loaded>
    </AdminPage>
  )
}
