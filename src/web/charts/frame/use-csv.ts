import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import type { ChartContent } from './chart-content.ts'
import { BYTE_ORDER_MARK, chartCsv } from './chart-csv.ts'

/** Writes figures as a file of today in the words of the reader. */
export function useCsv() {
  const { t } = useTranslation('trade')
  return (content: Pick<ChartContent, 'table' | 'source' | 'narrowed'>) =>
    BYTE_ORDER_MARK +
    chartCsv(content, { source: t('frame.source'), date: t('frame.exportedOn') }, dayOf(new Date()))
}
