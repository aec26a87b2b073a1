import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fromFormOf } from '../records/come-from.ts'

/** Records that a new species needs, in the order of its checklist. */
const FIRST_RECORDS = [
  { topic: 'cites_listings', address: 'cites-listings' },
  { topic: 'iucn_assessments', address: 'iucn-assessments' },
  { topic: 'common_names', address: 'common-names' },
] as const

/** Links for a species that was just added. */
export function NextSteps({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className="mb-5">
      <Notice title={t('species.next.title', { name })}>
        {t('species.next.what')}
        <ul className="mt-2.5 flex flex-wrap gap-2.5">
          {FIRST_RECORDS.map(({ topic, address }) => (
            <li key={topic}>
              <ButtonLink
                to="/admin/$records/create"
                params={{ records: address }}
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
