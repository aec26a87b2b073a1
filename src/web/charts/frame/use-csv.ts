import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { BYTE_ORDER_MARK } from '#domain/csv-line.ts'
import { chartCsv, type Figures } from './chart-csv.ts'

/** Writes figures as a CSV of today in the reader's language. */
export function useCsv() {
  const { t } = useTranslation('trade')
  const labels = {
    unit: t('columns.unit'),
    measure: t('columns.measure'),
    reporter: t('columns.reporter'),
    basis: t('columns.basis'),
    notes: t('columns.notes'),
    source: t('frame.source'),
    date: t('frame.exportedOn'),
  }
  return (figures: Figures) => BYTE_ORDER_MARK + chartCsv(figures, labels, dayOf(new Date()))
}
