import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useState } from 'react'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { YearSpan } from '#web/charts/plot/years.ts'
import { TradeMapChart } from '#web/charts/polar-map/trade-map-chart.tsx'
import { YearRange } from '#web/charts/polar-map/year-range.tsx'
import type { TradeShown } from '#web/charts/trade-shown.ts'
import type { ViewData } from '#web/citing/citable.ts'
import { openTradeFile } from '#web/trade/open-trade-file.ts'
import { tradeFlowsQuestion } from '#web/trade/trade-flows-question.ts'
import { MapChoices, type MapView, useMapYears } from './map-choices.tsx'
import { rangeStates } from './range-states.ts'
import { countedBy, ofFlow } from './selection-changes.ts'
import { tradeQuery } from './trade-address.ts'
import type { ChoiceOfTrade } from './use-trade-choice.ts'

export interface TradeMapPartProps {
  species: SpeciesDetail
  trade: TradeShown
  /** What is shown. */
  selection: TradeSelection
  choose: ChoiceOfTrade['choose']
}

/** The map of the article shown, with the years that are drawn; the rest follows the choice of the page. */
export function TradeMapPart({ species, trade, selection, choose }: TradeMapPartProps) {
  const queryClient = useQueryClient()
  const [view, setView] = useState<MapView>('one')
  const { years, setYears, isWhole } = useMapYears(trade.span)
  const { article, by } = trade.view
  const question = {
    ...selection,
    ...(article === null ? {} : { term: [article.term], unit: [article.measure] }),
    start_year: years.first,
    end_year: years.last,
  }
  const asked = useDeferredValue(JSON.stringify(question))
  const { data: flows } = useSuspenseQuery(tradeFlowsQuestion(species.id, JSON.parse(asked), 'quantity'))
  const changeYears = useCallback(
    (next: YearSpan) => {
      openTradeFile(queryClient, species.id).catch(() => undefined)
      setYears(next)
    },
    [queryClient, species.id, setYears],
  )
  if (flows === null || article === null) return null

  return (
    <TradeMapChart
      trade={trade}
      flows={flows}
      range={rangeStates(species)}
      byDecade={view === 'decades'}
      view={isWhole ? undefined : ofYears(trade.dataOf('trade-flows'), selection, years)}
      choice={
        <MapChoices
          by={by}
          view={view}
          onBy={(value) => choose((before) => countedBy(before, value))}
          onView={setView}
        />
      }
      years={
        trade.span.last > trade.span.first && (
          <div className="mt-2 flex print:hidden">
            <YearRange span={trade.span} years={years} onChange={changeYears} />
          </div>
        )
      }
      onChoose={(flow) => choose((before) => ofFlow(before, flow))}
    />
  )
}

/** The same data of fewer years, of the same release. */
function ofYears(data: ViewData, selection: TradeSelection, { first, last }: YearSpan): ViewData {
  const release = new URLSearchParams(data.query).get('release') ?? undefined
  return { ...data, query: tradeQuery({ ...selection, start_year: first, end_year: last }, release) }
}
