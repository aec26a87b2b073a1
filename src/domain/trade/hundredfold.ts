/** From this ratio on the smaller line would lie on the axis of a common scale. */
const HUNDREDFOLD = 100

/** Whether the peak of one line is a hundred times that of another, so that a logarithmic scale is worth offering. */
export function differHundredfold(lines: readonly (readonly (number | null)[])[]): boolean {
  const peaks = lines.map((values) => Math.max(0, ...values.flatMap((value) => value ?? []))).filter(Boolean)
  return peaks.length > 1 && Math.max(...peaks) >= HUNDREDFOLD * Math.min(...peaks)
}
