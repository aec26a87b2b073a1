import { useTranslation } from 'react-i18next'
import type { StockYearAnswer } from '#contract/catch-quota-exports-contract.ts'
import { useCatchLabels } from '../catches-by-year/use-catch-labels.ts'
import { useQuantity } from '../use-quantity.ts'

/** The figures of a year in words: catch, quota, exports and what each side reports. */
export function useStockFigures(unit: string) {
  const { t } = useTranslation('trade')
  const { figure } = useCatchLabels()
  const quantity = useQuantity()
  const reported = (amount: number | null) => (amount === null ? t('stock.notReported') : quantity(amount))

  return ({ catch_total, quota_amount, exporters, importers, larger, sides }: StockYearAnswer) => {
    const caught = [
      { name: t('columns.catch'), figure: figure(catch_total) },
      { name: t('columns.quota'), figure: figure(quota_amount) },
    ]
    if (larger === null) return caught
    const name = t('stock.exportsIn', { unit })
    if (sides === 'none') return [...caught, { name, figure: t('stock.noneReported') }]
    return [
      ...caught,
      { name, figure: quantity(larger) },
      { name: t('columns.byExporters'), figure: reported(exporters) },
      { name: t('columns.byImporters'), figure: reported(importers) },
    ]
  }
}
