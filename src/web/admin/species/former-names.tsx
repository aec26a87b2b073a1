import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { adminApi } from '../admin-api.ts'
import { fromFormOf } from '../records/come-from.ts'

/** Other scientific names: trade records and searches match them too. A renamed species leaves its former name here. */
export function FormerNames() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ strict: false })
  const { data } = useQuery({
    ...adminApi.species_synonyms.page.queryOptions({ input: { species_id: id, size: PICKER_SIZE } }),
    enabled: id !== undefined,
  })
  if (id === undefined) return <p className="text-sm text-ink-3">{t('species.synonyms.afterSaving')}</p>

  return (
    <section>
      <h2 className="mb-2 text-h3 font-[650]">{t('species.synonyms.title')}</h2>
      {data?.rows.length === 0 && <p className="text-sm text-ink-2">{t('species.synonyms.none')}</p>}
      <ul className="text-sm">
        {data?.rows.map((row) => (
          <li key={row.id} className="flex min-h-9 flex-wrap items-center gap-x-3">
            <Link to="/admin/$records/$id/edit" params={{ records: 'species-synonyms', id: row.id }}>
              <SpeciesName name={row.synonym} />
            </Link>
            <span className="text-ink-3">{t(`synonymKinds.${row.kind}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link to="/admin/$records/create" params={{ records: 'species-synonyms' }} search={fromFormOf(id)}>
          {t('species.synonyms.add')}
        </Link>
      </p>
    </section>
  )
}
