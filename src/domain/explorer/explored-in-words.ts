import { countriesInWords } from '../trade/explained/countries-in-words.ts'
import { type Sentence, sentences } from '../trade/explained/sentence.ts'
import { purposesInWords, sourcesInWords, termsInWords } from '../trade/explained/shares-in-words.ts'
import { FEWEST_ROWS_OF_YEAR } from '../trade/one-row-years.ts'
import type { TradeSelection } from '../trade/trade-selection.ts'
import type { RankedFigures, ValueRecords } from '../trade/trade-view.ts'
import type { ExploredAxis } from './explored-axis.ts'
import {
  firstSpecies,
  type NameSpecies,
  peakYearsOfSpecies,
  speciesWithoutRows,
} from './explored-species-in-words.ts'
import type { ExploredTrade } from './explored-trade.ts'
import { exploredYearsInWords } from './explored-years-in-words.ts'
import { partsBeyondTotal } from './parts-in-words.ts'

type Explained = Pick<
  ExploredTrade,
  'axes' | 'cells' | 'total' | 'count' | 'article' | 'reporter' | 'signs' | 'last_complete_year' | 'species'
>

/** What was asked, as far as sentences depend on it. */
interface Asked {
  selection: TradeSelection
  /** How many species were asked for by name, and not with a group or all of them. */
  named: number
}

/**
 * What grouped trade shows: of years alone how the figures went, else the first places of the field beside the years, or of the
 * first field, with the sentences of a species' charts; which of the named species have no row; and whether the parts come
 * to more than the total.
 */
export function exploredInWords(
  explored: Explained,
  { selection, named }: Asked,
  nameOf: NameSpecies,
): Sentence[] {
  const { axes, count, article, species } = explored
  const [first, second] = axes
  const absent = speciesWithoutRows(species, named, nameOf)
  const beyond = count === 'records' ? undefined : partsBeyondTotal(explored)
  if (first === undefined || count === 'animals') return sentences(absent, beyond)
  const shown =
    first.by !== 'year'
      ? placesInWords(first, count, article, nameOf)
      : second === undefined
        ? exploredYearsInWords(explored, first, selection)
        : placesInWords(second, count, article, nameOf)
  const peaks = second?.by === 'species' ? peakYearsOfSpecies(explored, nameOf) : undefined
  return sentences(absent, beyond, ...shown, peaks)
}

function placesInWords(
  axis: ExploredAxis,
  count: ExploredTrade['count'],
  article: ExploredTrade['article'],
  nameOf: NameSpecies,
): Sentence[] {
  const [first, ...others] = rankedInWords(axis, count, article, nameOf)
  return sentences(first, article === null || first === undefined ? undefined : oneRecord(axis), ...others)
}

/**
 * That the share of the first place rests on one record, as a year's may: an error of the unit, or one large shipment. Of few
 * records any share does. Source: trade-methods, section 9.
 */
function oneRecord({ places }: ExploredAxis): Sentence | undefined {
  const [first] = places
  const rows = places.reduce((sum, place) => sum + place.rows, 0)
  if (first?.kind !== 'value' || first.figure === 0 || first.rows !== 1 || rows < FEWEST_ROWS_OF_YEAR)
    return undefined
  return { key: 'quantity.oneRecord', values: {} }
}

function rankedInWords(
  axis: ExploredAxis,
  count: ExploredTrade['count'],
  article: ExploredTrade['article'],
  nameOf: NameSpecies,
): Sentence[] {
  switch (axis.by) {
    case 'importer':
      return countriesInWords(rankedIn(axis), 'importers', article)
    case 'exporter':
      return countriesInWords(rankedIn(axis), 'exporters', article)
    case 'source_country':
      return countriesInWords(rankedIn(axis), 'sourceCountries', article)
    case 'species':
      return sentences(firstSpecies(axis, article, nameOf))
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
