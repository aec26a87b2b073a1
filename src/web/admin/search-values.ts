/* Values of an address; what cannot be read is the first page, empty or nothing chosen. */

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

export function pageIn(value: unknown): number {
  const page = Number(value)
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | '' =>
  values.find((one) => one === value) ?? ''
