import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { withoutDefaults } from '#web/address.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AdminPage } from '../admin-page.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { type ListAddress, listAddress, WHOLE_LIST } from './list-address.ts'
import { ListSearch } from './list-search.tsx'
import type { AnyRecordKind } from './record-kind.ts'
import { RecordListResults } from './record-list-results.tsx'

/** All records of a kind: searched, paged, each with the way to edit it and a dialog to delete it. */
export function RecordListScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const address = listAddress(useSearch({ from: '/admin/$records/' }))
  const navigate = useNavigate({ from: '/admin/$records/' })
  const ask = (changes: Partial<ListAddress>) =>
    navigate({ search: withoutDefaults({ ...address, page: 1, ...changes }, WHOLE_LIST) })
  const added = useLocation({ select: ({ state }) => state.added })
  const words = `records.${kind.topic}` as const

  return (
    <AdminPage
      title={t(`${words}.title`)}
      actions={
        <ButtonLink to="/admin/$records/create" params={{ records: kind.address }} tone="primary">
          <Plus className="size-4" />
          {t(`${words}.add`)}
        </ButtonLink>
      }
    >
      {kind.NextSteps && added && <kind.NextSteps {...added} />}
      <div className="rounded-md border border-line bg-surface">
        <ListSearch
          placeholder={t(`${words}.search`)}
          asked={address.search}
          onAsk={(search) => ask({ search })}
        />
        {kind.categories && (
          <CategoryFilter
            categories={kind.categories}
            chosen={address.category}
            onChoose={(category) => ask({ category })}
          />
        )}
        <RecordListResults kind={kind} address={address} />
      </div>
    </AdminPage>
  )
}
