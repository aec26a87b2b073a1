const MOST_POWERS = 6

const HAIRLINES = 4
const STEPS = [1, 2, 2.5, 5, 10]

/**
 * Round values for the hairlines, from zero to the first step that covers the largest value: four or five
 * of them. Counts get whole numbers.
 */
export function valueTicks(largest: number, { whole = true } = {}): number[] {
  if (!(largest > 0)) return [0, 1]
  const raw = largest / HAIRLINES
  const magnitude = 10 ** Math.floor(Math.log10(raw))
  const steps = STEPS.map((step) => step * magnitude).filter((step) => !whole || Number.isInteger(step))
  const step = steps.find((candidate) => candidate >= raw) ?? 1
  const ticks = Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step)
  return ticks.map((tick) => Number(tick.toPrecision(12)))
}

/** Zero and powers of ten up to the first that covers the largest value; every second one where there are many. */
export function logTicks(largest: number): number[] {
  const last = Math.max(1, Math.ceil(Math.log10(Math.max(1, largest))))
  const step = Math.ceil((last + 1) / MOST_POWERS)
  const powers = Array.from({ length: last + 1 }, (_, power) => power).filter(
    (power) => (last - power) % step === 0,
  )
  return [0, ...powers.map((power) => 10 ** power)]
}

/** Where a value is on a logarithmic scale that has a zero. */
export const logOf = (value: number): number => Math.log10(1 + value)
