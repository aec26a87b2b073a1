import { useTranslation } from 'react-i18next'
import { REFERENCE_FIGURES } from '#domain/summaries/reference-figures.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** What is shown where the portal's own counts cannot be read: the earlier edition's, with their date. */
export function useReferenceFigures(): string {
  const { t } = useTranslation('landing')
  const { number } = useFormat()
  const { totalSpecies, tradeRecordCount } = REFERENCE_FIGURES
  return t('metrics.reference', { species: number(totalSpecies), records: number(tradeRecordCount) })
}
