import { quantityInWords } from '../trade/explained/ledgers-in-words.ts'
import { recordsInWords } from '../trade/explained/records-in-words.ts'
import type { Sentence } from '../trade/explained/sentence.ts'
import type { ShownYears } from '../trade/shown-years.ts'
import { basisOf, type TradeSelection } from '../trade/trade-selection.ts'
import type { ExploredAxis } from './explored-axis.ts'
import type { ExploredTrade } from './explored-trade.ts'

type OfYears = Pick<ExploredTrade, 'count' | 'article' | 'reporter' | 'signs' | 'last_complete_year'>
type ChosenOf = Pick<TradeSelection, 'exporter' | 'importer' | 'end_year'>

/** What grouped trade shows year by year, with the sentences of a species' charts; nothing of whole animals. */
export function exploredYearsInWords(
  { count, article, reporter, signs, last_complete_year }: OfYears,
  axis: ExploredAxis,
  selection: ChosenOf,
): Sentence[] {
  const years = yearsIn(axis)
  const shown = spanOf(years, last_complete_year, selection)
  if (shown === undefined) return []
  if (count === 'records') {
    return recordsInWords(
      {
        records_by_year: years.map(({ year, exporters, importers }) => ({ year, exporters, importers })),
        exporters_records: sumOf(years, 'exporters'),
        importers_records: sumOf(years, 'importers'),
        last_complete_year,
      },
      shown,
    )
  }
  if (article === null) return []
  return quantityInWords({
    article: {
      ...article,
      rows: sumOf(years, 'rows'),
      exporters: sumOf(years, 'exporters'),
      importers: sumOf(years, 'importers'),
      larger: sumOf(years, 'larger'),
      years,
    },
    basis: basisOf(reporter),
    years: shown,
    last_complete_year,
    selection,
    signs,
  })
}

type YearOfSides = ReturnType<typeof yearsIn>[number]

/** Each year with rows. What both sides report is what they report together, less the larger side. */
function yearsIn({ places }: ExploredAxis) {
  return places.flatMap((place) => {
    if (place.kind !== 'value') return []
    const { rows, figure: larger } = place
    const [exporters, importers] = [place.exporters ?? 0, place.importers ?? 0]
    return [
      {
        year: Number(place.value),
        rows,
        exporters,
        importers,
        larger,
        matched: exporters + importers - larger,
      },
    ]
  })
}

/** From the first year with rows to the last one, or to the last complete one that is chosen. */
function spanOf(
  years: readonly YearOfSides[],
  lastCompleteYear: number | null,
  { end_year }: ChosenOf,
): ShownYears | undefined {
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  if (first === undefined || last === undefined) return undefined
  const chosen = Math.min(end_year ?? Number.POSITIVE_INFINITY, lastCompleteYear ?? last)
  return { first, last: Math.max(last, chosen) }
}

const sumOf = (years: readonly YearOfSides[], figure: keyof YearOfSides) =>
  years.reduce((sum, one) => sum + one[figure], 0)
