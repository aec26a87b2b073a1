import type { Conversion } from './measures.ts'

/**
 * An exact quantity in one measure, as a whole number of quadrillionths (10^-15) of it: picograms for kg. Quantities
 * of different measures are never added.
 */
export type Amount = bigint

const DECIMALS = 15
const WHOLE = 1e15
const ONE = 10n ** 15n
/** The publisher rounds quantities to nine decimals. */
const REPORTED_DECIMALS = 9
/** Doubles below are written with an exponent. */
const WRITTEN_OUT = 1e-6

/** The parts of an exact quantity: whole units of the measure, and quadrillionths below one; both are integers. */
interface AmountParts {
  whole: number
  rest: number
}

/**
 * A reported quantity in its measure. A double holds it exactly, since the publisher writes at most fifteen digits,
 * nine of them decimals. Digits beyond 10^-15 of the measure (a picogram) are rounded; no release has them.
 */
export function amountParts(quantity: number, conversion: Conversion): AmountParts {
  return convertedParts({ units: Math.trunc(quantity), billionths: billionthsOf(quantity) }, conversion)
}

/** The same of a quantity in whole units and billionths of one, as an exact sum of reported quantities is. */
export function convertedParts(
  { units, billionths }: { units: number; billionths: number },
  { times, exponent }: Conversion,
): AmountParts {
  const below = Math.round(billionths * 10 ** (DECIMALS - REPORTED_DECIMALS + exponent))
  if (exponent > 0) return carried(units * 10 ** exponent, below)
  const unitsPerWhole = 10 ** -exponent
  const rest = (units % unitsPerWhole) * 10 ** (DECIMALS + exponent) + below
  return carried(Math.floor(units / unitsPerWhole) * times, rest * times)
}

/** The decimals of a quantity as written, in billionths: what a double holds behind them is none of its digits. */
function billionthsOf(quantity: number): number {
  if (Number.isInteger(quantity)) return 0
  const text = quantity < WRITTEN_OUT ? quantity.toFixed(REPORTED_DECIMALS) : String(quantity)
  const decimals = text.slice(text.indexOf('.') + 1, text.indexOf('.') + 1 + REPORTED_DECIMALS)
  return Number(decimals.padEnd(REPORTED_DECIMALS, '0'))
}

function carried(whole: number, rest: number): AmountParts {
  return { whole: whole + Math.floor(rest / WHOLE), rest: rest % WHOLE }
}

/** Exact sums of quantities, one for each group; both parts of a sum stay integers that a double holds. */
export class AmountSums {
  readonly #whole: Float64Array
  readonly #rest: Float64Array

  constructor(groups: number) {
    this.#whole = new Float64Array(groups)
    this.#rest = new Float64Array(groups)
  }

  add(group: number, whole: number, rest: number): void {
    const sum = (this.#rest[group] ?? 0) + rest
    const carry = sum >= WHOLE ? 1 : 0
    this.#rest[group] = sum - carry * WHOLE
    this.#whole[group] = (this.#whole[group] ?? 0) + whole + carry
  }

  /** The sums in their two parts, of which `exactAmount` makes amounts. */
  parts(): { whole: Float64Array; rest: Float64Array } {
    return { whole: this.#whole, rest: this.#rest }
  }

  of(group: number): Amount {
    return exactAmount(this.#whole[group] ?? 0, this.#rest[group] ?? 0)
  }
}

/** The amount of its two parts. */
export function exactAmount(whole: number, rest: number): Amount {
  return BigInt(whole) * ONE + BigInt(rest)
}

/** A whole number of the measure as an amount. */
export function wholeAmount(number: number): Amount {
  return BigInt(number) * ONE
}

/** The nearest double. */
export function amountAsNumber(amount: Amount): number {
  return Number(formatAmount(amount))
}

/** Every digit, with a point and without trailing zeros; the same in every language, for files and interfaces. */
export function formatAmount(amount: Amount): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(DECIMALS + 1, '0')
  const decimals = digits.slice(-DECIMALS).replace(/0+$/, '')
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}${decimals && `.${decimals}`}`
}

/** The larger of two amounts. */
export function largerAmount(a: Amount, b: Amount): Amount {
  return a > b ? a : b
}

/** The sum of amounts of one measure. */
export function sumAmounts(amounts: Iterable<Amount>): Amount {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return sum
}
