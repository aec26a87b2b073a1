/** From this ratio on the smaller line would lie on the axis of a common scale. */
const HUNDREDFOLD = 100

/** Whether the peak of one line is a hundred times that of another, so that a logarithmic scale is worth offering. */
export const differHundredfold = (lines: Lines): boolean => peaksDiffer(lines, HUNDREDFOLD)

/** Whether the peak of one line is so many times that of another; lines without a value above 0 have none. */
export function peaksDiffer(lines: Lines, times: number): boolean {
  const peaks = lines.map((values) => Math.max(0, ...values.flatMap((value) => value ?? []))).filter(Boolean)
  return peaks.length > 1 && Math.max(...peaks) >= times * Math.min(...peaks)
}

type Lines = readonly (readonly (number | null)[])[]
