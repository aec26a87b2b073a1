import { useTranslation } from 'react-i18next'
import type { NamedSpecies } from '#contract/view-to-draw.ts'
import { shownYears } from '#domain/trade/shown-years.ts'
import { basisOf, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { DRAWN_VIEWS, speciesViewPath } from '#domain/views/view-address.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { fileNamePart, useSubject } from '../species-subject.ts'
import { tradeQuery } from './trade-address.ts'
import { useNarrowing } from './use-choice-labels.ts'
import { useSignNotes } from './use-sign-notes.ts'

export interface TradeToShow {
  species: NamedSpecies
  /** With the release and the file that it was counted from, where those are known. */
  view: TradeView & { release?: string; file?: { address: string } | null }
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

  return {
    name: fileNamePart(species),
    subject,
    view,
    selection,
    dataOf: (chart) => ({
      path: speciesViewPath(species.id, chart),
      query: tradeQuery(selection, view.release),
      drawn: DRAWN_VIEWS.some((drawn) => drawn === chart),
      rows: view.file?.address,
    }),
    span: shownYears(view, selection) ?? { first: 0, last: -1 },
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
