/** The fields of a seizure record that describe what was seized. */
export interface SeizedKind {
  product_category: string | null
  /** `is_high_value` is null where the record is simulated, which is not rated. */
  product: { product_name: string; is_high_value: boolean | null } | null
}

/** The categories of products, beside live animals; the records of another dataset may name others. */
export const PRODUCT_CATEGORIES = ['body part', 'food', 'other', 'worked'] as const

/**
 * The kinds of product, by alphabet. A record names a product, or else at least a category of products.
 * Source: specification, document 2, sections 2.5 and 3.
 */
export function productTypes(seizures: readonly SeizedKind[]) {
  const named = seizures.flatMap((seizure) => {
    const name = productName(seizure)
    return name === undefined ? [] : [{ name, is_high_value: seizure.product?.is_high_value === true }]
  })
  return [...Map.groupBy(named, ({ name }) => name)]
    .map(([name, records]) => ({
      name,
      is_high_value: records.some(({ is_high_value }) => is_high_value),
      records: records.length,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A kind of product that the seizure records of a species name. */
export type ProductType = ReturnType<typeof productTypes>[number]

/** The product of a record, or else its category; undefined where it says neither. */
export function productName({ product, product_category }: SeizedKind): string | undefined {
  return product?.product_name ?? product_category ?? undefined
}
