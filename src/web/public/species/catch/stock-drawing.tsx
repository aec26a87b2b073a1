import type { ReactNode } from 'react'
import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import type { NamedSpecies } from '#contract/view-to-draw.ts'
import { yearOf } from '#domain/calendar.ts'
import { CatchQuotaExportsChart } from '#web/charts/catch-quota-exports/catch-quota-exports-chart.tsx'
import { useCatchSource, useSource } from '#web/charts/chart-sources.ts'
import type { ChartSource } from '#web/charts/frame/chart-content.ts'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { useAboutSpecies } from '../species-subject.ts'

interface StockDrawingProps {
  species: NamedSpecies
  answer: CatchQuotaExports
  /** Of the address of its data. */
  query: string
  choice?: ReactNode
}

/** The chart of a stock with its sources and the measures of its country. */
export function StockDrawing({ species, answer, query, choice }: StockDrawingProps) {
  const localize = useSpeciesTexts(species.id)
  const about = useAboutSpecies(species, useStockSource(answer), 'catch-quota-exports', query)
  const events = answer.measures.map(({ id, measure, start_date }) => {
    const { text, language } = localize({ record_id: id, field: 'measure' }, measure)
    return { id, year: yearOf(start_date), part: partOfYear(start_date), title: text, lang: language }
  })
  return <CatchQuotaExportsChart about={about} answer={answer} events={events} choice={choice} />
}

/** Catches and trade records come from two publishers. */
function useStockSource({ release }: CatchQuotaExports): ChartSource {
  const ofCatches = useCatchSource()
  const ofTrade = useSource('cites_trade')
  if (release === null) return ofCatches
  return {
    text: `${ofCatches.text} ${ofTrade.text}`,
    english: [...(ofCatches.english ?? []), ...(ofTrade.english ?? [])],
    releases: [...ofCatches.releases, ...ofTrade.releases],
    simulated: ofTrade.simulated,
  }
}

/** How much of its year is over on a day. */
function partOfYear(day: string): number {
  const month = Number(day.slice(5, 7)) - 1
  return month / 12 + Number(day.slice(8, 10)) / 366
}
