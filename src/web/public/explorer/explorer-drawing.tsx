import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import type { ExplorableName } from '#contract/view-to-draw.ts'
import type { ExploredAddress } from '#domain/explorer/explorer-question.ts'
import { speciesSlug } from '#domain/species/species-slug.ts'
import type { TradeFlows } from '#domain/trade/trade-flows-view.ts'
import { ExploredChart } from '#web/charts/explored/explored-chart.tsx'
import { ExplorerMapDrawing } from './explorer-map-drawing.tsx'
import { explorableNames } from './use-explorable-species.ts'
import { useExploredAbout } from './use-explored-about.ts'

interface ExplorerDrawingProps {
  asked: ExploredAddress
  explored: ExploredAnswer
  flows: TradeFlows | null
  species: readonly ExplorableName[]
}

/** The explorer's drawing from its figures, where nothing can be chosen. */
export function ExplorerDrawing({ asked, explored, flows, species }: ExplorerDrawingProps) {
  const names = explorableNames(species.map((one) => ({ ...one, slug: speciesSlug(one.scientific_name) })))
  const about = useExploredAbout(asked, explored, names)
  if (flows !== null) return <ExplorerMapDrawing flows={flows} about={about} range={null} byDecade={false} />
  const { start_year: first, end_year: last } = asked.selection
  return (
    <ExploredChart
      about={about}
      explored={explored}
      show={asked.show}
      chosenYears={{ first, last }}
      speciesName={names.nameOf}
    />
  )
}
