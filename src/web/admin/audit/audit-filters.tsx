import { useTranslation } from 'react-i18next'
import { AUDIT_ACTIONS, type AuditAction } from '#domain/audit/audit-actions.ts'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import { ADMIN_PAGE_SIZE } from '#domain/curation/record-lists.ts'
import type { TableName } from '#web/forms/admin-words.ts'
import { Select } from '#web/ui/select.tsx'
import { PAGE_SIZES } from '../records/list-address.ts'
import type { AuditSearch } from './audit-search.ts'

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
export function AuditFilters({ asked, onAsk }: AuditFiltersProps) {
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
