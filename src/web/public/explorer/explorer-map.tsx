import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import { COUNTRIES_BY, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import { Choice } from '#web/ui/choice.tsx'
import { countedBy, ofFlow } from '../species/trade/selection-changes.ts'
import { explorerFlowsQuestion } from './explorer-flows-question.ts'
import { ExplorerMapDrawing } from './explorer-map-drawing.tsx'
import type { Explorer } from './use-explorer.ts'

interface ExplorerMapProps {
  explorer: Explorer
  explored: ExploredAnswer
  about: Omit<ChartContent, 'table'>
}

/** What countries send each other of the chosen species, seen from above the pole. */
export function ExplorerMap({ explorer, explored, about }: ExplorerMapProps) {
  const { t } = useTranslation('trade')
  const { asked, change, trade } = explorer
  const { article } = explored
  const { data: flows } = useSuspenseQuery(
    explorerFlowsQuestion(useQueryClient(), {
      species: asked.species,
      selection: ofArticle(asked.selection, article),
      of: article === null ? 'records' : 'quantity',
    }),
  )
  if (flows === null) return null
  return (
    <ExplorerMapDrawing
      flows={flows}
      about={about}
      choice={
        <Choice
          label={t('map.by')}
          value={asked.selection.by ?? 'exporter'}
          options={COUNTRIES_BY.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(by) => trade.choose((before) => countedBy(before, by))}
        />
      }
      onChoose={(flow) =>
        change({ selection: ofFlow(asked.selection, flow), fields: ['year'], show: 'lines' })
      }
    />
  )
}

/** A map has the quantity of one article. */
const ofArticle = (selection: TradeSelection, article: ExploredAnswer['article']): TradeSelection =>
  article === null ? selection : { ...selection, term: [article.term], unit: [article.measure] }
