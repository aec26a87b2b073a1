/** How long a generation may take before it is broken off. Source: specification, document 3, section 9. */
export const TIME_LIMIT_MS = { one: 60_000, all: 300_000 } as const

/** How many species are stored together. Source: specification, document 3, section 9. */
export const BATCH_SIZE = 5

/** The list in parts of at most `size`, in its order. */
export function batchesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  )
}
