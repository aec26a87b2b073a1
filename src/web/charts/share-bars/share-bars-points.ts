/** One horizontal bar. */
export interface ShareBar {
  /** Identifies the bar when a choice moves it. */
  id: string
  label: string
  figure: number
  /** Of all that are counted, 0 to 100; null where they do not add up. */
  percentage: number | null
  /** The share of no country: not reported, unknown, various, taken on the high seas. Drawn in grey. */
  nameless: boolean
  /** Not ranked: under the others, after a dotted line. */
  apart: boolean
}

type NameOf = (code: string | null) => string

/** The figures of ranked countries, and those of no country. */
interface RankedFigures {
  ranked: readonly { code: string; figure: number }[]
  named: number
  not_named: number
  high_seas: number
}

/** Bars for countries, and under them what belongs to none, also where it is zero. */
export function countryBars(
  { ranked, named, not_named, high_seas }: RankedFigures,
  nameOf: NameOf,
  apart: readonly { id: 'not_named' | 'high_seas'; label: string }[],
): ShareBar[] {
  const all = named + not_named + high_seas
  const share = (figure: number) => (all === 0 ? 0 : (figure / all) * 100)
  const figures = { not_named, high_seas }
  return [
    ...ranked.map(({ code, figure }) => ({
      id: code,
      label: nameOf(code),
      figure,
      percentage: share(figure),
      nameless: false,
      apart: false,
    })),
    ...apart.map(({ id, label }) => ({
      id,
      label,
      figure: figures[id],
      percentage: share(figures[id]),
      nameless: true,
      apart: true,
    })),
  ]
}

/** Bars for the codes of purposes and sources; records without a code have a bar too. */
export function codeBars(
  values: readonly { value: string | null; records: number }[],
  nameOf: NameOf,
): ShareBar[] {
  const all = values.reduce((sum, { records }) => sum + records, 0)
  return values.map(({ value, records }) => ({
    id: value ?? '',
    label: nameOf(value),
    figure: records,
    percentage: (records / all) * 100,
    nameless: value === null,
    apart: false,
  }))
}

/** Bars for values with a name each, in their order. `all` are the records that shares are of, where there are more values. */
export function valueBars(
  values: readonly { value: string; records: number }[],
  nameOf: (value: string) => string,
  all = values.reduce((sum, { records }) => sum + records, 0),
): ShareBar[] {
  return values.map(({ value, records }) => ({
    id: value,
    label: nameOf(value),
    figure: records,
    percentage: (records / all) * 100,
    nameless: false,
    apart: false,
  }))
}

/** The same with a last bar for the records of values that are not listed, where there are any. */
export function barsWithOthers(
  values: readonly { value: string; records: number }[],
  nameOf: (value: string) => string,
  { all, label }: { all: number; label: string },
): ShareBar[] {
  const bars = valueBars(values, nameOf, all)
  const others = bars.reduce((left, { figure }) => left - figure, all)
  if (others === 0) return bars
  const other = { id: '', label, figure: others, percentage: (others / all) * 100 }
  return [...bars, { ...other, nameless: true, apart: true }]
}
