import { countriesInWords } from '../trade/explained/countries-in-words.ts'
import type { Sentence } from '../trade/explained/sentence.ts'
import { purposesInWords, sourcesInWords, termsInWords } from '../trade/explained/shares-in-words.ts'
import type { RankedFigures, ValueRecords } from '../trade/trade-view.ts'
import type { ExploredAxis } from './explored-axis.ts'
import type { ExploredTrade } from './explored-trade.ts'

type Explained = Pick<ExploredTrade, 'axes' | 'count' | 'article'>

/** What the first field of grouped trade shows, with the sentences of a species' charts; nothing of other fields. */
export function exploredInWords({ axes: [axis], count, article }: Explained): Sentence[] {
  if (axis === undefined || count === 'animals') return []
  switch (axis.by) {
    case 'importer':
      return countriesInWords(rankedIn(axis), 'importers', article)
    case 'exporter':
      return countriesInWords(rankedIn(axis), 'exporters', article)
    case 'source_country':
      return countriesInWords(rankedIn(axis), 'sourceCountries', article)
    default:
      return count === 'records' ? valuesInWords(axis) : []
  }
}

/** Not where some values are together: the sentences say how many there are. */
function valuesInWords(axis: ExploredAxis): Sentence[] {
  if (axis.places.some(({ kind }) => kind === 'others')) return []
  switch (axis.by) {
    case 'term':
      return termsInWords(valuesIn(axis))
    case 'purpose':
      return purposesInWords(valuesIn(axis))
    case 'source':
      return sourcesInWords(valuesIn(axis))
    default:
      return []
  }
}

function rankedIn({ places }: ExploredAxis): RankedFigures {
  const sumOf = (kind: 'high_seas' | 'not_named' | 'others') =>
    places.reduce((sum, place) => sum + (place.kind === kind ? place.figure : 0), 0)
  const ranked = places.flatMap((place) =>
    place.kind === 'value' ? [{ code: String(place.value), figure: place.figure }] : [],
  )
  const others = places.flatMap((place) => (place.kind === 'others' ? place.values : []))[0] ?? 0
  return {
    ranked,
    others: [],
    named_countries: ranked.length + others,
    named: ranked.reduce((sum, { figure }) => sum + figure, 0) + sumOf('others'),
    not_named: sumOf('not_named'),
    not_named_by_code: {},
    high_seas: sumOf('high_seas'),
  }
}

const valuesIn = ({ places }: ExploredAxis): ValueRecords[] =>
  places.flatMap((place): ValueRecords[] => {
    if (place.kind === 'value') return [{ value: String(place.value), records: place.rows }]
    return place.kind === 'not_named' ? [{ value: null, records: place.rows }] : []
  })
