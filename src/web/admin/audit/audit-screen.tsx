import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Chip } from '#web/ui/chip.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { ListPage } from '../records/list-page.tsx'
import { ListSearch } from '../records/list-search.tsx'
import { AuditFilters } from './audit-filters.tsx'
import type { AuditSearch } from './audit-search.ts'
import { AuditTable } from './audit-table.tsx'

/** Who changed what and when, with the row before and after. */
export function AuditScreen() {
  const { t } = useTranslation('admin')
  const asked = useSearch({ from: '/admin/audit' })
  const ask = useSearchChanges<AuditSearch>({ page: 1 })

  return (
    <AdminPage title={t('audit.title')} lead={t('audit.lead')}>
      <div className="rounded-md border border-line bg-surface">
        <ListSearch
          placeholder={t('audit.search')}
          asked={asked.search}
          onAsk={(search) => ask({ search })}
        />
        <AuditFilters asked={asked} onAsk={ask} />
        {asked.row && (
          <div className="px-4 pb-3">
            <Chip name={t('audit.ofRecord', { id: asked.row })} onRemove={() => ask({ row: '' })} />
          </div>
        )}
        <AuditResults asked={asked} />
      </div>
    </AdminPage>
  )
}

function AuditResults({ asked }: { asked: AuditSearch }) {
  const { t } = useTranslation('admin')
  const { search, page, table, row, action } = asked
  const size = asked.size || undefined
  const answer = useQuery(
    adminApi.audit.page.queryOptions({
      input: {
        search,
        page,
        table_name: table || undefined,
        row_id: row || undefined,
        action: action || undefined,
        size,
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnMount: true,
    }),
  )
  return (
    <ListPage
      answer={answer}
      size={size}
      failed={({ message }) => t('audit.failed', { message })}
      empty={t('audit.empty')}
    >
      {({ rows }) => <AuditTable entries={rows} />}
    </ListPage>
  )
}
