import { isCompleteYear } from '#domain/trade/trade-caveats.ts'
import { type YearSpan, yearsOf } from '../plot/years.ts'

/** A year's records, by who reported them. */
interface CountedYear {
  year: number
  exporters: number
  importers: number
}

export interface RecordsPoint extends CountedYear {
  /** Of both sides. A year without a row in the database counts zero records: they were counted. */
  records: number
  complete: boolean
}

/** An event that may be marked on a plot of years. */
export interface DatedEvent {
  id: string
  year: number | null
}

/** A line on the plot: the events of a year. */
export interface EventYear<Event extends DatedEvent> {
  year: number
  events: Event[]
}

/** One point per year of the span. */
export function recordsOverTime(
  annual: readonly CountedYear[],
  span: YearSpan,
  lastCompleteYear: number | null,
): RecordsPoint[] {
  const counted = new Map(annual.map((one) => [one.year, one]))
  const countedIn = (year: number) => counted.get(year) ?? { exporters: 0, importers: 0 }
  return yearsOf(span).map((year) => ({
    ...countedIn(year),
    year,
    records: countedIn(year).exporters + countedIn(year).importers,
    complete: isCompleteYear(year, lastCompleteYear),
  }))
}

/** The events inside the span by year, oldest first. */
export function eventYears<Event extends DatedEvent>(
  events: readonly Event[],
  { first, last }: YearSpan,
): EventYear<Event>[] {
  const within = events.flatMap((event) => {
    const { year } = event
    return year !== null && year >= first && year <= last ? [{ year, event }] : []
  })
  return [...Map.groupBy(within, ({ year }) => year)]
    .toSorted(([a], [b]) => a - b)
    .map(([year, ofYear]) => ({ year, events: ofYear.map(({ event }) => event) }))
}
