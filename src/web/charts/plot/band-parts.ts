import { type DrawnPoint, type LinePoint, lineParts } from './line-runs.ts'

/** A year of a band. */
export interface BandPoint {
  year: number
  lower: number
  upper: number
}

/** Cuts a band where its upper end is cut: at missing figures, and where the complete years end. */
export function bandParts(
  lower: readonly LinePoint[],
  upper: readonly LinePoint[],
): { runs: BandPoint[][]; alone: BandPoint[] } {
  const lowerIn = new Map(lower.map(({ year, value }) => [year, value]))
  const inBand = ({ year, value }: DrawnPoint) => ({ year, lower: lowerIn.get(year) ?? value, upper: value })
  const { runs, alone, incomplete } = lineParts(upper)
  return { runs: runs.map((run) => run.map(inBand)), alone: [...alone, ...incomplete].map(inBand) }
}
