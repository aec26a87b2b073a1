import { useLocation, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '#web/session/for-permission.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { AdminPage } from '../admin-page.tsx'
import type { ListAddress } from './list-address.ts'
import { ListFilters } from './list-filters.tsx'
import { ListSearch } from './list-search.tsx'
import type { AnyRecordKind } from './record-kind.ts'
import { RecordListResults } from './record-list-results.tsx'

/** All records of a kind: searched, filtered, sorted, page by page. */
export function RecordListScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const address = useSearch({ from: '/admin/$records/' })
  const ask = useSearchChanges<ListAddress>({ page: 1 })
  const mayEdit = useMay('edit_records')
  const added = useLocation({ select: ({ state }) => state.added })
  const keys = `records.${kind.topic}` as const

  return (
    <AdminPage
      title={t(`${keys}.title`)}
      actions={
        mayEdit && (
          <ButtonLink to="/admin/$records/create" params={{ records: kind.address }} tone="primary">
            <Plus className="size-4" />
            {t(`${keys}.add`)}
          </ButtonLink>
        )
      }
    >
      {kind.NextSteps && added && <kind.NextSteps {...added} />}
      <div className="rounded-md border border-line bg-surface">
        <ListSearch
          placeholder={t(`${keys}.search`)}
          asked={address.search}
          onAsk={(search) => ask({ search })}
        />
        <ListFilters kind={kind} address={address} onAsk={ask} />
        <RecordListResults kind={kind} address={address} onAsk={ask} />
      </div>
    </AdminPage>
  )
}
