/** A year of a line; null where it has no figure. */
export interface LinePoint {
  year: number
  value: number | null
  complete: boolean
}

export interface DrawnPoint {
  year: number
  value: number
}

export interface LineParts {
  /** Stretches of complete years with figures, two or more in a row. */
  runs: DrawnPoint[][]
  /** Complete years between gaps: a dot, since a line needs two ends. */
  alone: DrawnPoint[]
  /** Years the release does not hold in full: hollow and unjoined, so that they are not read as a fall. */
  incomplete: DrawnPoint[]
}

/** The drawn parts of a line: its runs, and every single point. */
export function drawnStretches(points: readonly LinePoint[]): DrawnPoint[][] {
  const { runs, alone, incomplete } = lineParts(points)
  return [...runs, ...[...alone, ...incomplete].map((point) => [point])]
}

/** Cuts a line where figures are missing and where the complete years end. */
export function lineParts(points: readonly LinePoint[]): LineParts {
  const stretches: DrawnPoint[][] = []
  let open: DrawnPoint[] | undefined
  for (const { year, value, complete } of points) {
    if (value === null || !complete) {
      open = undefined
      continue
    }
    if (!open) {
      open = []
      stretches.push(open)
    }
    open.push({ year, value })
  }
  return {
    runs: stretches.filter((stretch) => stretch.length > 1),
    alone: stretches.filter((stretch) => stretch.length === 1).flat(),
    incomplete: points.flatMap(({ year, value, complete }) =>
      value !== null && !complete ? [{ year, value }] : [],
    ),
  }
}
