import { useQuery } from '@tanstack/react-query'
import { List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { KINGDOMS, type speciesInput } from '#contract/species-curation.ts'
import { redListStatusOf, statusOfCard } from '#domain/assessments/red-list-status.ts'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import type { TableName } from '#web/forms/admin-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingNote } from '#web/ui/skeleton.tsx'
import { SpeciesStatus } from '#web/ui/species-status.tsx'
import { adminApi } from '../admin-api.ts'
import { fromFormOf } from '../records/come-from.ts'
import type { RecordKind } from '../records/record-kind.ts'
import { SpeciesFields } from './species-fields.tsx'

/** Source: specification, document 3, sections 2.5 and 2.6. */
export const speciesKind: RecordKind<typeof speciesInput> = {
  Icon: List,
  blank: () => ({
    kingdom: KINGDOMS[0],
    population_trend: 'unknown',
    manual_review: 'draft',
    arctic_region: true,
  }),
  nameOf: ({ scientific_name }) => scientific_name,
  columns: [
    { key: 'scientific_name', cell: ({ scientific_name }) => <SpeciesName name={scientific_name} /> },
    { key: 'common_name', cell: ({ common_name }) => common_name },
    { key: 'family', cell: ({ family }) => family },
    { key: 'iucn_status', cell: ({ id }) => <StatusCell id={id} /> },
  ],
  DeleteNote: SpeciesDeleteNote,
  NextSteps,
  fields: SpeciesFields,
}

/** The real latest status. Source: supplement, section 2, "Admin species list". */
function StatusCell({ id }: { id: string }) {
  const { data = [] } = useQuery(adminApi.species.statuses.queryOptions())
  const found = data.find((species) => species.id === id)
  return <SpeciesStatus status={found ? statusOfCard(found) : redListStatusOf(null)} />
}

/** Records that a new species needs, in the order of its checklist. */
const FIRST_RECORDS = ['cites_listings', 'iucn_assessments', 'common_names'] as const

/** Links for a species that was just added. */
function NextSteps({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className="mb-5">
      <Notice title={t('species.next.title', { name })}>
        {t('species.next.what')}
        <ul className="mt-2.5 flex flex-wrap gap-2.5">
          {FIRST_RECORDS.map((topic) => (
            <li key={topic}>
              <ButtonLink
                to="/admin/$records/create"
                params={{ records: CURATED_TOPICS[topic].address }}
                search={fromFormOf(id)}
                size="small"
              >
                {t(`records.${topic}.create_title`)}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink to="/admin/$records/$id/edit" params={{ records: 'species', id }} size="small">
              {t('species.next.all')}
            </ButtonLink>
          </li>
        </ul>
      </Notice>
    </div>
  )
}

/** What is deleted with a species, counted, and what is not. Source: supplement, section 2, "Deleting a species". */
function SpeciesDeleteNote({ row }: { row: { id: string } }) {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const { data, error } = useQuery(
    adminApi.species.related.queryOptions({ input: { id: row.id }, staleTime: 0, gcTime: 0 }),
  )
  if (error) return <p className="mt-3 text-sm text-danger">{t('species.related.failed')}</p>
  if (data === undefined) return <LoadingNote />

  const tables = Object.entries(data.related)
  return (
    <div className="mt-3 text-sm text-ink-2">
      {tables.length > 0 && (
        <>
          <p>{t('species.related.goes')}</p>
          <ul className="mt-1 columns-2 text-xs">
            {tables.map(([table, rows]) => (
              <li key={table}>
                {t(`tables.${table as TableName}`)}: {number(rows)}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.trade_records > 0 && (
        <p className="mt-2">
          {t('species.related.stays', { count: data.trade_records, figure: number(data.trade_records) })}
        </p>
      )}
    </div>
  )
}
