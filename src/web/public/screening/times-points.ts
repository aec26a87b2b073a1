/** A scale of times the threshold: 1 at its start, each power of ten as wide as the one before. */
export interface TimesScale {
  /** The power of ten at its end. */
  most: number
  /** 1, 10, 100, … */
  ticks: number[]
}

/** The scale that holds all of these; flags without a threshold have no place on it. */
export function timesScale(times: readonly (number | null)[]): TimesScale {
  const largest = Math.max(1, ...times.flatMap((one) => one ?? []))
  const decades = Math.max(1, Math.ceil(Math.log10(largest)))
  return { most: 10 ** decades, ticks: Array.from({ length: decades + 1 }, (_, power) => 10 ** power) }
}

/** Where on the scale a figure stands, 0 to 1. */
export const placeOnScale = (times: number, { most }: TimesScale): number =>
  Math.min(1, Math.max(0, Math.log10(times) / Math.log10(most)))
