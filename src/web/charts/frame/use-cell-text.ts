import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { useQuantity } from '../use-quantity.ts'
import type { Cell, ChartColumn } from './chart-content.ts'

/** Writes a cell of a chart's table: years are never grouped, shares carry their sign. */
export function useCellText(): (cell: Cell, column: Pick<ChartColumn, 'kind'>) => string {
  const { t } = useTranslation('trade')
  const { percent } = useFormat()
  const quantity = useQuantity()
  return (cell, { kind }) => {
    if (cell === null) return t('notInYear')
    if (typeof cell === 'string' || kind === 'year') return String(cell)
    return kind === 'percent' ? percent(cell) : quantity(cell)
  }
}
