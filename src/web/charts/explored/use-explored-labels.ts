import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import type { ExploredBy } from '#domain/explorer/explorer-question.ts'
import type { ChosenPlace } from '#domain/explorer/narrowed-by.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from '../frame/chart-content.ts'
import { useTradeLabels } from '../use-trade-labels.ts'
import type { ExploredPlace } from './explored-points.ts'

/** The labels of fields and of their places; species are named by the function given. */
export function useExploredLabels(speciesName: (id: string) => string) {
  const { t } = useTranslation('explorer')
  const format = useFormat()
  const labels = useTradeLabels()

  const value = (by: ExploredBy, given: string | number): string => {
    const text = String(given)
    switch (by) {
      case 'species':
        return speciesName(text)
      case 'term':
        return labels.term(text)
      case 'purpose':
        return labels.purpose(text)
      case 'source':
        return labels.source(text)
      case 'appendix':
        return t('place.appendix', { appendix: text })
      case 'reporter':
        return text === 'importers' ? t('place.importers') : t('place.exporters')
      case 'year':
        return text
      default:
        return labels.country(text)
    }
  }

  return {
    value,
    field: (by: ExploredBy) => t(`field.${by}`),
    place: (by: ExploredBy, place: ExploredPlace): string => {
      switch (place.kind) {
        case 'value':
          return value(by, place.value)
        case 'others':
          return t('place.others', { count: place.values, others: format.number(place.values) })
        case 'high_seas':
          return t('place.highSeas')
        case 'not_named':
          return isCountry(by) ? t('place.notNamed') : t('place.notReported')
      }
    },
  }
}

const isCountry = (by: ExploredBy) => by === 'importer' || by === 'exporter' || by === 'source_country'

export type ExploredLabels = ReturnType<typeof useExploredLabels>

/** What every drawing of grouped trade is made of. */
export interface ExploredDrawing {
  chart: ChartContent
  explored: ExploredAnswer
  labels: ExploredLabels
  /** Takes the places that are pressed; without it nothing can be chosen. */
  onChoose?: ((places: ChosenPlace[]) => void) | undefined
}
