import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { announce, withdraw } from '#web/ui/toaster.tsx'
import { useSearchChanges } from '#web/use-search-changes.ts'
import { AdminPage } from '../admin-page.tsx'
import type { ListAddress } from './list-address.ts'
import { ListPage } from './list-page.tsx'
import { ListSearch } from './list-search.tsx'
import { type AnyRow, recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { RecordTable } from './record-table.tsx'

/** All records of a kind, with search and pages. */
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

/** Filters a list by category. */
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

/** The rows that the address asks for; while another page loads the earlier one stays. */
function RecordListResults({ kind, address }: { kind: AnyRecordKind; address: ListAddress }) {
  const { t } = useTranslation('admin')
  const { search, page, category } = address
  const recordKeys = `records.${kind.topic}` as const
  const answer = useQuery(
    recordApi(kind.topic).page.queryOptions({
      input: { search, page, size: kind.pageSize, category: category || undefined },
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchOnMount: true,
    }),
  )

  // Only some kinds have a text of their own for a search that failed.
  const keys = [...(search ? [`${recordKeys}.failed_search`] : []), `${recordKeys}.failed_list`]
  const failed = ({ message }: { message: string }) => t(keys as never, { message })
  useFailureToast(kind.announcesFailures && answer.error ? failed(answer.error) : undefined)

  return (
    <ListPage answer={answer} size={kind.pageSize} failed={failed} empty={t(`${recordKeys}.empty`)}>
      {({ rows, total }) => (
        <>
          <p role="status" className="px-4 pb-3 text-sm text-ink-3">
            {t(`${recordKeys}.found`, { count: total })}
          </p>
          <RecordTable kind={kind} rows={rows as unknown as AnyRow[]} />
        </>
      )}
    </ListPage>
  )
}

/**
 * Announces a failure as a toast too, while it is on the screen.
 * Source: specification, document 3, section 8, "Glossary toasts".
 */
function useFailureToast(failure: string | undefined): void {
  const { t } = useTranslation('admin')
  const title = t('toast.error')

  // Toasts are outside of React.
  useEffect(() => {
    if (failure === undefined) return
    const toast = announce({ title, description: failure, tone: 'problem' })
    return () => withdraw(toast)
  }, [title, failure])
}
