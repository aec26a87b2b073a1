const SECOND = 1000

/** Units of a relative time with their length, longest first; months and years by the calendar's mean. */
const UNITS = [
  ['year', 365.25 * 86_400 * SECOND],
  ['month', 30.4375 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]

/**
 * How long before `now` something was, in the longest unit that fits at least once: 90 minutes are one hour ago.
 * A moment that lies ahead, since two clocks differ, is now.
 */
export function timeAgo(at: number, now: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const passed = Math.max(0, now - at)
  const fitting = UNITS.find(([, length]) => passed >= length)
  if (fitting === undefined) return { value: 0, unit: 'second' }
  const [unit, length] = fitting
  return { value: -Math.floor(passed / length), unit }
}
