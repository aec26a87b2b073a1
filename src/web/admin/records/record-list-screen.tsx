import { useLocation, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { AdminPage } from '../admin-page.tsx'
import type { ListAddress } from './list-address.ts'
import { ListSearch } from './list-search.tsx'
import type { AnyRecordKind } from './record-kind.ts'
import { RecordListResults } from './record-list-results.tsx'

/** All records of a kind: searched, paged, each with the way to edit it and a dialog to delete it. */
export function RecordListScreen({ kind }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const address = useSearch({ from: '/admin/$records/' })
  const ask = useSearchChanges<ListAddress>({ page: 1 })
  const added = useLocation({ select: ({ state }) => state.added })
  const keys = `records.${kind.topic}` as const

  return (
    <AdminPage
      title={t(`${keys}.title`)}
      actions={
        <ButtonLink to="/admin/$records/create" params={{ records: kind.address }} tone="primary">
          <Plus className="size-4" />
          {t(`${keys}.add`)}
        </ButtonLink>
      }
    >
      {kind.NextSteps && added && <kind.NextSteps {...added} />}
      <div className="rounded-md border border-line bg-surface">
        <ListSearch
          placeholder={t(`${keys}.search`)}
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

interface CategoryFilterProps {
  categories: NonNullable<AnyRecordKind['categories']>
  chosen: string
  onChoose: (category: string) => void
}

/** Narrows a list to one of its categories. */
function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation(['admin', 'conservation'])
  return (
    <div className="max-w-72 px-4 pb-4">
      <Select
        label={t('fields.category')}
        value={chosen}
        options={[
          { value: '', label: t('list.all') },
          ...categories.map(({ value, label }) => ({ value, label: label(t) })),
        ]}
        onChange={onChoose}
      />
    </div>
  )
}
