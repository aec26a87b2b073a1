/** Below this a quantity would be shown as nothing. */
export const SMALLEST_SHOWN = 0.01

/**
 * How many decimals of a quantity are shown: none, as quantities are rounded on screen, or two below one,
 * so that what was reported is not shown as nothing. Files have the exact figure.
 * Source: specification, document 2, section 9.
 */
export function quantityDecimals(quantity: number): number {
  return quantity < 1 ? 2 : 0
}
