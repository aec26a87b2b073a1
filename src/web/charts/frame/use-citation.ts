import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from './chart-content.ts'

/** How to quote the chart: what, how it was counted, from whom, where it was read and when. */
export function useCitation({ subject, title, counted, narrowed, source }: ChartContent): () => string {
  const { t } = useTranslation(['trade', 'common'])
  const format = useFormat()
  return () =>
    [
      `${subject}: ${title}.`,
      counted && t('trade:frame.countedAs', { measure: counted.measure, basis: counted.basis }),
      narrowed?.words,
      source.simulated,
      closed(source.citation),
      t('trade:frame.readAt', {
        portal: t('common:portal.name'),
        address: location.href,
        day: format.date(dayOf(new Date())),
      }),
    ]
      .filter(Boolean)
      .join(' ')
}

/** Publishers' citations often end in an address, and the next sentence would run on. */
const closed = (sentence: string) => sentence.replace(/[^.]$/, '$&.')
