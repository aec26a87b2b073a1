const PARTS = [1, 8, 60]

/** Up to three round figures for a key, the largest near the largest that is drawn; whole where it is. */
export function valueTicks(largest: number): number[] {
  if (largest <= 0) return []
  const figures = PARTS.map((part) => rounded(largest / part))
  return [...new Set(figures)].filter((figure) => largest < 1 || figure >= 1)
}

/** The next smaller of 1, 2, 5, 6, 7, 8 or 9 with zeros behind it. */
function rounded(figure: number): number {
  const power = 10 ** Math.floor(Math.log10(figure))
  return Number((Math.max(1, Math.floor(figure / power)) * power).toPrecision(1))
}
