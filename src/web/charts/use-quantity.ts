import { quantityDecimals, SMALLEST_SHOWN } from '#domain/trade/shown-quantity.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** Writes quantities as rounded on screen; a small one is never shown as zero. */
export function useQuantity(): (quantity: number) => string {
  const { number } = useFormat()
  return (quantity) =>
    quantity > 0 && quantity < SMALLEST_SHOWN
      ? `<${number(SMALLEST_SHOWN)}`
      : number(quantity, quantityDecimals(quantity))
}
