import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { api } from '#web/api.ts'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import type { YearSpan } from '#web/charts/plot/years.ts'
import type { MappedTrade } from '#web/charts/polar-map/use-map-content.ts'
import { YearRange } from '#web/charts/polar-map/year-range.tsx'
import { MapChoices, type MapView, useMapYears } from '../species/trade/map-choices.tsx'
import { rangeStates } from '../species/trade/range-states.ts'
import { countedBy, ofFlow } from '../species/trade/selection-changes.ts'
import { explorerFlowsQuestion } from './explorer-flows-question.ts'
import { ExplorerMapDrawing } from './explorer-map-drawing.tsx'
import type { Explorable } from './use-explorable-species.ts'
import type { Explorer } from './use-explorer.ts'

interface ExplorerMapProps {
  explorer: Explorer
  explored: ExploredAnswer
  about: Omit<ChartContent, 'table'>
  species: Explorable
}

/** What countries send each other of the chosen species, seen from above the pole. */
export function ExplorerMap({ explorer, explored, about, species }: ExplorerMapProps) {
  const { asked } = explorer
  const flows = useFlows(explorer, explored)
  const [only, ...others] = asked.species.map((name) => species.find(name)?.id)
  if (flows === null || flows.all === null) return null
  const map = { explorer, explored, about, span: flows.all }
  return only !== undefined && others.length === 0 ? (
    <MapOfOne {...map} id={only} />
  ) : (
    <MapOfYears {...map} range={null} />
  )
}

interface MapProps extends Omit<ExplorerMapProps, 'species'> {
  /** All years with rows of the choice. */
  span: YearSpan
}

/** Of one species the range states are known where a published list has them. */
function MapOfOne({ id, ...map }: MapProps & { id: string }) {
  const { data: species } = useSuspenseQuery(api.species.get.queryOptions({ input: { id } }))
  return <MapOfYears {...map} range={rangeStates(species)} />
}

/** The map with the years that are drawn, or with one map for each decade. */
function MapOfYears({ explorer, explored, about, span, range }: MapProps & Pick<MappedTrade, 'range'>) {
  const { asked, change, trade } = explorer
  const [view, setView] = useState<MapView>('one')
  const { years, setYears, isWhole } = useMapYears(span)
  const drawn = useDeferredValue(isWhole ? undefined : years)
  const flows = useFlows(explorer, explored, drawn)
  const data = about.view
  if (flows === null || data === undefined) return null
  return (
    <ExplorerMapDrawing
      about={about}
      flows={flows}
      range={range}
      byDecade={view === 'decades'}
      view={drawn && { ...data, query: queryOfYears(data.query, drawn) }}
      choice={
        <MapChoices
          by={asked.selection.by ?? 'exporter'}
          view={view}
          onBy={(by) => trade.choose((before) => countedBy(before, by))}
          onView={setView}
        />
      }
      years={
        span.last > span.first && (
          <div className="mt-2 flex print:hidden">
            <YearRange span={{ first: span.first, last: span.last }} years={years} onChange={setYears} />
          </div>
        )
      }
      onChoose={(flow) =>
        change({ selection: ofFlow(asked.selection, flow), fields: ['year'], show: 'lines' })
      }
    />
  )
}

/** The flows of the question, of some of its years where a reader narrows them on the map. */
function useFlows({ asked }: Explorer, { article }: ExploredAnswer, years?: YearSpan) {
  const { data } = useSuspenseQuery(
    explorerFlowsQuestion(useQueryClient(), {
      species: asked.species,
      selection: {
        ...ofArticle(asked.selection, article),
        ...(years && { start_year: years.first, end_year: years.last }),
      },
      of: article === null ? 'records' : 'quantity',
    }),
  )
  return data
}

/** A map has the quantity of one article. */
const ofArticle = (selection: TradeSelection, article: ExploredAnswer['article']): TradeSelection =>
  article === null ? selection : { ...selection, term: [article.term], unit: [article.measure] }

function queryOfYears(query: string, { first, last }: YearSpan): string {
  const written = new URLSearchParams(query)
  written.set('start_year', String(first))
  written.set('end_year', String(last))
  return String(written)
}
