import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { IconLink } from '#web/ui/icon-link.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { NothingCell } from '../records/cells.tsx'
import { fromFormOf } from '../records/come-from.ts'
import { KINDS_OF_A_SPECIES } from '../records/record-kinds.ts'

/** How many records of each kind a species has, with links to them and to a new one. */
export function SpeciesRecords({ id, scientific_name }: { id: string; scientific_name: string }) {
  const { t } = useTranslation('admin')
  const { number } = useFormat()
  const { data } = useQuery(adminApi.species.related.queryOptions({ input: { id }, ...ASKED_ANEW }))

  return (
    <section className="mb-5 overflow-hidden rounded-md border border-line bg-surface">
      <h2 className="px-4 pt-3.5 pb-2 text-h3 font-[650]">{t('species.records')}</h2>
      <ul className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {KINDS_OF_A_SPECIES.map(({ topic, address }) => (
          <li
            key={topic}
            className="-mr-px -mb-px flex min-h-11 items-center justify-between gap-1 border border-l-0 border-line pl-4 text-sm"
          >
            <Link
              to="/admin/$records"
              params={{ records: address }}
              search={{ search: scientific_name }}
              className="min-w-0 py-1.5 wrap-anywhere text-ink"
            >
              {t(`records.${topic}.title`)}{' '}
              <b className="ml-1 font-semibold tabular-nums">
                {data ? number(data.related[topic] ?? 0) : <NothingCell />}
              </b>
            </Link>
            <IconLink
              to="/admin/$records/create"
              params={{ records: address }}
              search={fromFormOf(id)}
              label={t(`records.${topic}.create_title`)}
            >
              <Plus className="size-4.5" />
            </IconLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
