import type { ArticleLedgers } from '#domain/trade/article-ledgers.ts'

export type Partner = ArticleLedgers['partners'][number]

/** What the table of partners may be sorted by. */
export const PARTNER_COLUMNS = ['pair', 'exporters', 'importers', 'larger', 'agreement', 'lean'] as const
export type PartnerColumn = (typeof PARTNER_COLUMNS)[number]

/** How a table is sorted. */
export interface PartnerOrder {
  by: PartnerColumn
  descending: boolean
}

/** Partners in an order; names by `nameOf`, unknown figures last either way. */
export function sortedPartners(
  partners: readonly Partner[],
  { by, descending }: PartnerOrder,
  nameOf: (partner: Partner) => string,
  compare: (a: string, b: string) => number,
): Partner[] {
  const direction = descending ? -1 : 1
  return partners.toSorted((a, b) => {
    if (by === 'pair') return direction * compare(nameOf(a), nameOf(b))
    const [one, other] = [a[by], b[by]]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return direction * (one - other)
  })
}
