import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import type { ExistingRecord } from '#domain/problems.ts'

/** Leads to the record that stands in the way of this one, in a tab of its own: what is written here stays. */
export function ExistingRecordLink({ existing: { topic, id, name } }: { existing: ExistingRecord }) {
  const { t } = useTranslation(['admin', 'accessibility'])
  return (
    <Link
      to="/admin/$records/$id/edit"
      params={{ records: CURATED_TOPICS[topic].address, id }}
      target="_blank"
      className="inline-flex min-h-6 items-center text-xs font-semibold text-accent underline wrap-anywhere"
    >
      {t('admin:form.openExisting', { name })}
      <span className="sr-only"> ({t('accessibility:newTab')})</span>
    </Link>
  )
}
