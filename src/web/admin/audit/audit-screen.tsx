import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit-actions.ts'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { ADMIN_PAGE_SIZE } from '#domain/curation/record-lists.ts'
import type { TableName } from '#web/forms/admin-words.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { PAGE_SIZES } from '../records/list-address.ts'
import { ListPage } from '../records/list-page.tsx'
import { ListSearch } from '../records/list-search.tsx'
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
      ...ASKED_ANEW,
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

/** Tables whose changes are looked for by name. */
const TABLES = [
  ...CURATED_TOPIC_NAMES,
  'translations',
  'profiles',
  'account',
] as const satisfies readonly TableName[]

interface AuditFiltersProps {
  asked: AuditSearch
  onAsk: (filters: Partial<AuditSearch>) => void
}

/** Narrows the trail to one table or one kind of change; says how long a page is. */
function AuditFilters({ asked, onAsk }: AuditFiltersProps) {
  const { t } = useTranslation('admin')
  const all = { value: '', label: t('audit.all') }
  return (
    <div className="grid gap-4 px-4 pb-4 sm:grid-cols-3 lg:max-w-220">
      <Select
        label={t('audit.columns.table')}
        value={asked.table}
        options={[all, ...TABLES.map((value) => ({ value: value as string, label: t(`tables.${value}`) }))]}
        onChange={(table) => onAsk({ table })}
      />
      <Select<AuditAction | ''>
        label={t('audit.columns.action')}
        value={asked.action}
        options={[
          { value: '', label: t('audit.all') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
        ]}
        onChange={(action) => onAsk({ action })}
      />
      <Select
        label={t('list.perPage')}
        value={asked.size || ADMIN_PAGE_SIZE}
        options={PAGE_SIZES.map((value) => ({ value, label: String(value) }))}
        onChange={(size) => onAsk({ size: size === ADMIN_PAGE_SIZE ? 0 : size })}
      />
    </div>
  )
}
