/** Two numbers, as a range is published. */
const RANGE = /^([\d.]+)–([\d.]+)$/

/** The number of years in a published text, or both ends of a range; undefined where it is neither. */
export function publishedYears(text: string): readonly number[] | undefined {
  const years = (RANGE.exec(text)?.slice(1) ?? [text]).map(Number)
  return text.trim() !== '' && years.every(Number.isFinite) ? years : undefined
}
