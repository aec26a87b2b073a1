import type { RankedFigures } from '#domain/trade/trade-view.ts'

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

const sharing = (figure: number, all: number) => ({
  figure,
  percentage: all === 0 ? 0 : (figure / all) * 100,
})
const UNDER_THE_LINE = { nameless: true, apart: true }

/** Bars for countries, and under them what belongs to none, also where it is zero. */
export function countryBars(
  {
    ranked,
    named,
    not_named,
    high_seas,
  }: Pick<RankedFigures, 'ranked' | 'named' | 'not_named' | 'high_seas'>,
  nameOf: (code: string) => string,
  apart: readonly { id: 'not_named' | 'high_seas'; label: string }[],
): ShareBar[] {
  const all = named + not_named + high_seas
  const figures = { not_named, high_seas }
  return [
    ...ranked.map(({ code, figure }) => ({
      id: code,
      label: nameOf(code),
      ...sharing(figure, all),
      nameless: false,
      apart: false,
    })),
    ...apart.map((one) => ({ ...one, ...sharing(figures[one.id], all), ...UNDER_THE_LINE })),
  ]
}

/**
 * Bars for values with a name each, in their order; records without a value have a bar too. `all` are the records that
 * shares are of, where there are more values.
 */
export function valueBars<Value extends string | null>(
  values: readonly { value: Value; records: number }[],
  nameOf: (value: Value) => string,
  all = values.reduce((sum, { records }) => sum + records, 0),
): ShareBar[] {
  return values.map(({ value, records }) => ({
    id: value ?? '',
    label: nameOf(value),
    ...sharing(records, all),
    nameless: value === null,
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
  return others === 0 ? bars : [...bars, { id: '', label, ...sharing(others, all), ...UNDER_THE_LINE }]
}
