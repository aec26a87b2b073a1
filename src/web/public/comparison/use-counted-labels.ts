import { useTranslation } from 'react-i18next'
import { type ComparedBy, comparedUnit } from '#domain/trade/compared-figures.ts'
import { basisOf } from '#domain/trade/trade-selection.ts'
import type { CountedAs } from '#web/charts/frame/chart-content.ts'
import type { YearSpan } from '#web/charts/plot/years.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { FiguredSpecies } from './figured-species.ts'

interface CountedLabels {
  what: string
  fileName: string
  unit: string | undefined
  counted: CountedAs | undefined
}

/** How the compared figures are counted, the same for all species. */
export function useCountedLabels(
  species: readonly FiguredSpecies[],
  { measure, selection }: ComparedBy,
  span: YearSpan | undefined,
): CountedLabels {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const years = span === undefined ? '' : format.years(span.first, span.last)
  const articles = species.flatMap(({ figures }) => figures?.article ?? [])
  const [view] = species.flatMap((one) => one.view ?? [])
  const unit = labels.measure(comparedUnit(selection))
  if (view === undefined) return { what: '', fileName: measure, unit: undefined, counted: undefined }

  const reporter = t(`reporter.${view.reporter}`)
  const ofRecords = t('basis.records', { movement: t(`movement.${view.movement}`) })
  const ofQuantities = t('basis.with', {
    basis: t(`basis.${basisOf(view.reporter)}`),
    movement: t(`movement.${view.quantity_movement}`),
  })
  const withBasis = (what: string, basis: string) => `${what} ${t('quantity.basis', { basis })}`
  switch (measure) {
    case 'records':
      return {
        what: withBasis(t('compare.subtitle.records', { years }), ofRecords),
        fileName: 'records',
        unit: undefined,
        counted: { unit: t('columns.records'), measure: t('columns.records'), reporter, basis: ofRecords },
      }
    case 'animals':
      return {
        what: withBasis(t('compare.subtitle.animals', { years }), ofQuantities),
        fileName: 'whole-animals',
        unit: t('animals.unit'),
        counted: { unit: t('animals.unit'), measure: t('animals.title'), reporter, basis: ofQuantities },
      }
    case 'quantity':
      return {
        what: withBasis(quantitySubtitle(), ofQuantities),
        fileName: `quantity-${comparedUnit(selection)}`,
        unit,
        counted: { unit, measure: unit, reporter, basis: ofQuantities },
      }
  }

  /** Of several terms, each is shown beside its line. */
  function quantitySubtitle(): string {
    const [first] = articles
    return first && articles.every(({ term }) => term === first.term)
      ? t('quantity.ofOne', { article: labels.article(first), years })
      : t('compare.subtitle.articles', { measure: unit, years })
  }
}
