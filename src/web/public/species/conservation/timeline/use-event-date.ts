import { useTranslation } from 'react-i18next'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { mayBeYearAlone } from '#domain/listings/listing-date.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** What a day means for its event: in force, listed, or only as published. Undefined where none is known. */
export function useEventDate({ event_type, event_date }: TimelineEvent): string | undefined {
  const { t } = useTranslation('conservation')
  const format = useFormat()
  if (event_type === 'iucn_assessment') return t('timeline.assessment')
  if (event_date === null) return undefined
  const date = format.date(event_date)
  if (event_type === 'cites_listing') return t('timeline.inForce', { date })
  if (event_type !== 'cms_listing') return date
  return mayBeYearAlone(event_date) ? t('timeline.asPublished', { date }) : t('timeline.listed', { date })
}
