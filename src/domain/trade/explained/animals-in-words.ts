import type { ShownYears } from '../shown-years.ts'
import type { TradeView } from '../trade-view.ts'
import { count, type Sentence, sentences, share, year } from './sentence.ts'

type Animals = TradeView['whole_animals']

/** What the chart of whole animals shows: the band, what it rests on, and the largest year. */
export function animalsInWords(animals: Animals, years: ShownYears): Sentence[] {
  if (animals.convertible_rows === 0) return []
  return sentences(animalsOfYears(animals, years), convertedRows(animals), animalsPeak(animals))
}

/** The number of animals, or between which numbers it lies. */
export function animalsOfYears({ lower, upper, one_figure }: Animals, { first, last }: ShownYears): Sentence {
  const years = { as: 'years', first, last } as const
  const [least, most] = [Math.round(lower), Math.round(upper)]
  return one_figure
    ? { key: 'animals.one', count: most, values: { years, upper: count(most) } }
    : { key: 'animals.band', count: most, values: { years, lower: count(least), upper: count(most) } }
}

/** How many rows the figure rests on; less than half is less than most of the trade. */
export function convertedRows({ shown, convertible_rows, rows }: Animals): Sentence {
  return {
    key: shown ? 'animals.converted' : 'animals.few',
    count: rows,
    values: { converted: count(convertible_rows), rows: count(rows), share: share(convertible_rows, rows) },
  }
}

/** The year with the highest upper end; nothing where two round alike, or there is one year only. */
export function animalsPeak({ by_year }: Animals): Sentence | undefined {
  const most = Math.round(Math.max(0, ...by_year.map(({ upper }) => upper)))
  const [peak, ...others] = by_year.filter(({ upper }) => Math.round(upper) === most)
  if (peak === undefined || most === 0 || others.length > 0 || by_year.length < 2) return undefined
  return { key: 'animals.peak', count: most, values: { year: year(peak.year), upper: count(most) } }
}
