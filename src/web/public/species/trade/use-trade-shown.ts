import { useTranslation } from 'react-i18next'
import type { NamedSpecies } from '#contract/view-to-draw.ts'
import { basisOf, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { fileNamePart, useSubject } from '../species-subject.ts'
import { useNarrowing } from './use-choice-labels.ts'
import { useSignNotes } from './use-sign-notes.ts'

export interface TradeToShow {
  species: NamedSpecies
  view: TradeView
  selection: TradeSelection
}

/** The figures for the charts with their labels and notes. */
export function useTradeShown({ species, view, selection }: TradeToShow): TradeShown {
  const { t } = useTranslation('trade')
  const labels = useTradeLabels()
  const subject = useSubject(species)
  const source = useSource('cites_trade')
  const narrowed = useNarrowing(selection)
  const signs = useSignNotes()(view.signs)
  const basis = basisOf(view.reporter)
  const reporter = t(`reporter.${view.reporter}`)
  const { first_year, last_year } = view

  return {
    name: fileNamePart(species),
    subject,
    view,
    span: { first: first_year ?? 0, last: last_year ?? -1 },
    basis,
    source,
    narrowed,
    signs,
    countedRecords: {
      unit: t('columns.records'),
      measure: t('columns.records'),
      reporter,
      basis: t('basis.records', { movement: t(`movement.${view.movement}`) }),
    },
    countedQuantity: (article) => ({
      unit: labels.measure(article.measure),
      measure: labels.article(article),
      reporter,
      basis: t('basis.with', {
        basis: t(`basis.${basis}`),
        movement: t(`movement.${view.quantity_movement}`),
      }),
    }),
  }
}
