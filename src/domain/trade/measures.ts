/** Measures that a conversion leads to; a container is a measure of its own, by the name of its unit. */
const CONVERTED = {
  pairs: { measure: 'number', times: 2, exponent: 0 },
  microgrammes: { measure: 'kg', times: 1, exponent: -9 },
  mg: { measure: 'kg', times: 1, exponent: -6 },
  g: { measure: 'kg', times: 1, exponent: -3 },
  kg: { measure: 'kg', times: 1, exponent: 0 },
  'metric tons': { measure: 'kg', times: 1, exponent: 3 },
  ml: { measure: 'l', times: 1, exponent: -3 },
  l: { measure: 'l', times: 1, exponent: 0 },
  cm: { measure: 'm', times: 1, exponent: -2 },
  m: { measure: 'm', times: 1, exponent: 0 },
  cm2: { measure: 'm2', times: 1, exponent: -4 },
  m2: { measure: 'm2', times: 1, exponent: 0 },
  cm3: { measure: 'm3', times: 1, exponent: -6 },
  m3: { measure: 'm3', times: 1, exponent: 0 },
} as const satisfies Record<string, Conversion>

/** The measures that quantities of different units may be added in. */
export const CONVERTIBLE_MEASURES = ['number', 'kg', 'l', 'm', 'm2', 'm3'] as const

/** What a quantity is counted in, and what a unit of it comes to: `times` × 10^`exponent` of the measure. */
export interface Conversion {
  measure: string
  times: 1 | 2
  exponent: number
}

/** The units that are converted, with the measure and the conversion of each. */
export const UNIT_CONVERSIONS: readonly (Conversion & { unit: string })[] = Object.entries(CONVERTED).map(
  ([unit, conversion]) => ({ unit, ...conversion }),
)

const NUMBER: Conversion = { measure: 'number', times: 1, exponent: 0 }
const CONVERSIONS: ReadonlyMap<string, Conversion> = new Map(Object.entries(CONVERTED))

/**
 * The measure of a normalised unit (`normaliseUnit`; null is number of specimens) and its conversion. A container
 * (sets, flasks, boxes …) and an unknown unit are measures of their own and never converted.
 * Source: trade-methods, section 2.
 */
export function conversionOf(unit: string | null): Conversion {
  if (unit === null) return NUMBER
  return CONVERSIONS.get(unit) ?? { measure: unit, times: 1, exponent: 0 }
}
